"""What a learner's answers show over time: the log, its store, mastery and the schedule of reviews."""
