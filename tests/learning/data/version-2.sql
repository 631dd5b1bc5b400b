-- What a store of version 2 holds; never changed.
CREATE TABLE euchre_schema (version INTEGER NOT NULL);
INSERT INTO euchre_schema VALUES (2);
CREATE TABLE euchre_entries (
    learner TEXT NOT NULL,
    mark TEXT NOT NULL,
    time BIGINT NOT NULL,
    address TEXT NOT NULL,
    sitting TEXT NOT NULL,
    skill TEXT NOT NULL,
    kind TEXT NOT NULL,
    answer TEXT NOT NULL,
    verdict TEXT NOT NULL,
    guess DOUBLE PRECISION NOT NULL,
    variant TEXT NOT NULL,
    misconceptions TEXT NOT NULL,
    exposes TEXT NOT NULL,
    hint SMALLINT NOT NULL,
    ms INTEGER NOT NULL,
    placement SMALLINT NOT NULL,
    first SMALLINT NOT NULL,
    kept BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (learner, mark)
);
CREATE UNIQUE INDEX euchre_first_answers ON euchre_entries (learner, address, sitting) WHERE first = 1;
CREATE INDEX euchre_entries_in_order ON euchre_entries (learner, time, mark);
INSERT INTO euchre_entries (learner, mark, time, address, sitting, skill, kind, answer, verdict, guess, variant, misconceptions, exposes, hint, ms, placement, first, kept)
VALUES ('anna-anna-anna-anna', '3bfb099fc51ce984c2dbf0defed05de8', 1772474400000000, 'legal-plays?hand=JD+AS&trick=E+10D&trump=H', '2026-03-02', 'left-bower-following', 'legal-plays', 'JD AS', 'wrong', 0.25, 'standard', 'left-follows-print', 'left-follows-print left-plain', 1, 4200, 0, 1, 1772474400000000);
