DROP TABLE `exam_attempts`;--> statement-breakpoint
DROP TABLE `learning_progress`;--> statement-breakpoint
DROP TABLE `quiz_questions`;--> statement-breakpoint
DROP TABLE `training_courses`;--> statement-breakpoint
DROP TABLE `user_learning_profile`;