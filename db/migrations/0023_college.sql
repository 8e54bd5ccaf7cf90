CREATE TABLE `certificates` (
	`code` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`name` text NOT NULL,
	`issued_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `certificates_course` ON `certificates` (`course_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `certificates_once` ON `certificates` (`user_id`,`course_id`);--> statement-breakpoint
CREATE TABLE `exam_answers` (
	`attempt_id` text NOT NULL,
	`position` integer NOT NULL,
	`question_id` text NOT NULL,
	`option_order` text NOT NULL,
	`chosen` text,
	PRIMARY KEY(`attempt_id`, `position`),
	FOREIGN KEY (`attempt_id`) REFERENCES `exam_attempts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`question_id`) REFERENCES `quiz_questions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `exam_answers_question` ON `exam_answers` (`question_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `exam_answers_once` ON `exam_answers` (`attempt_id`,`question_id`);--> statement-breakpoint
CREATE TABLE `exam_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`day` text NOT NULL,
	`number` integer NOT NULL,
	`created_at` integer NOT NULL,
	`closed_at` integer,
	`acertos_percentual` real,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "exam_attempts_max" CHECK("exam_attempts"."number" between 1 and 5),
	CONSTRAINT "exam_attempts_closed" CHECK(("exam_attempts"."closed_at" is null) = ("exam_attempts"."acertos_percentual" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exam_attempts_one_open` ON `exam_attempts` (`user_id`,`course_id`) WHERE "exam_attempts"."closed_at" is null;--> statement-breakpoint
CREATE INDEX `exam_attempts_course` ON `exam_attempts` (`course_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `exam_attempts_of_day` ON `exam_attempts` (`user_id`,`course_id`,`day`,`number`);--> statement-breakpoint
CREATE TABLE `learning_progress` (
	`user_id` text NOT NULL,
	`course_id` text NOT NULL,
	`completed_at` integer NOT NULL,
	`acertos_percentual` real NOT NULL,
	`status` text NOT NULL,
	PRIMARY KEY(`user_id`, `course_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "learning_progress_status" CHECK("learning_progress"."status" in ('aprovado', 'reprovado')),
	CONSTRAINT "learning_progress_score" CHECK("learning_progress"."acertos_percentual" between 0 and 100)
);
--> statement-breakpoint
CREATE INDEX `learning_progress_course` ON `learning_progress` (`course_id`);--> statement-breakpoint
CREATE TABLE `quiz_questions` (
	`id` text PRIMARY KEY NOT NULL,
	`course_id` text NOT NULL,
	`ordem` integer NOT NULL,
	`pergunta` text NOT NULL,
	`opcao_a` text NOT NULL,
	`opcao_b` text NOT NULL,
	`opcao_c` text NOT NULL,
	`opcao_d` text NOT NULL,
	`resposta_correta` text NOT NULL,
	`explicacao` text NOT NULL,
	`is_published` integer DEFAULT true NOT NULL,
	`created_at` integer NOT NULL,
	`retired_at` integer,
	`times_answered` integer DEFAULT 0 NOT NULL,
	`times_right` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`course_id`) REFERENCES `training_courses`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "quiz_questions_answer" CHECK("quiz_questions"."resposta_correta" in ('A', 'B', 'C', 'D'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `quiz_questions_place` ON `quiz_questions` (`course_id`,`ordem`) WHERE "quiz_questions"."retired_at" is null;--> statement-breakpoint
CREATE INDEX `quiz_questions_course` ON `quiz_questions` (`course_id`);--> statement-breakpoint
CREATE TABLE `training_courses` (
	`id` text PRIMARY KEY NOT NULL,
	`modulo` text NOT NULL,
	`area_de_atuacao` text DEFAULT '' NOT NULL,
	`titulo` text NOT NULL,
	`descricao` text NOT NULL,
	`youtube_url` text,
	`lesson` text NOT NULL,
	`is_published` integer DEFAULT true NOT NULL,
	CONSTRAINT "training_courses_basic" CHECK(("training_courses"."modulo" = 'basic') = ("training_courses"."area_de_atuacao" = ''))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `training_courses_area` ON `training_courses` (`modulo`,`area_de_atuacao`);--> statement-breakpoint
CREATE TABLE `user_learning_profile` (
	`user_id` text PRIMARY KEY NOT NULL,
	`area_de_atuacao` text NOT NULL,
	`onboarding_completed` integer DEFAULT false NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
