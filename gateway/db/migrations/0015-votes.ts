import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await votes(db);
  await quizzes(db);
}

async function votes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('votes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('type', 'text', (column) =>
      column.notNull().check(sql`type in ('single', 'multiple', 'quiz')`),
    )
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('rule', 'text', (column) => column.notNull())
    .addColumn('cover_json', 'text')
    .addColumn('min_choices', 'integer', (column) => column.notNull())
    .addColumn('max_choices', 'integer', (column) => column.notNull())
    .addColumn('starts_at', 'text', (column) => column.notNull())
    .addColumn('ends_at', 'text', (column) => column.notNull())
    .addColumn('question_seconds', 'integer')
    .addColumn('voters', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('vote_options')
    .addColumn('vote_id', 'text', (column) => column.notNull().references('votes.id').onDelete('cascade'))
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('image_json', 'text')
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('votes', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('vote_options_key', ['vote_id', 'id'])
    .execute();
  await db.schema
    .createTable('vote_ballots')
    .addColumn('vote_id', 'text', (column) => column.notNull().references('votes.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('choice_json', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('vote_ballots_key', ['vote_id', 'user_id'])
    .execute();
}

async function quizzes(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quiz_questions')
    .addColumn('vote_id', 'text', (column) => column.notNull().references('votes.id').onDelete('cascade'))
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('options_json', 'text', (column) => column.notNull())
    .addColumn('right_json', 'text', (column) => column.notNull())
    .addColumn('explanation', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('quiz_questions_key', ['vote_id', 'number'])
    .execute();
  await db.schema
    .createTable('quiz_attempts')
    .addColumn('vote_id', 'text', (column) => column.notNull().references('votes.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id').onDelete('cascade'))
    .addColumn('is_calm', 'integer', (column) => column.notNull().check(sql`is_calm in (0, 1)`))
    .addColumn('started_at', 'text', (column) => column.notNull())
    .addColumn('finished_at', 'text')
    .addColumn('wrong', 'integer')
    .addColumn('seconds', 'integer')
    .addPrimaryKeyConstraint('quiz_attempts_key', ['vote_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('quiz_attempts_ranking')
    .on('quiz_attempts')
    .columns(['vote_id', 'wrong', 'is_calm', 'seconds', 'finished_at', 'user_id'])
    .execute();
  await db.schema
    .createTable('quiz_answers')
    .addColumn('vote_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('opened_at', 'text', (column) => column.notNull())
    .addColumn('answered_at', 'text')
    .addColumn('choice_json', 'text', (column) => column.notNull())
    .addColumn('is_right', 'integer', (column) => column.notNull().check(sql`is_right in (0, 1)`))
    .addPrimaryKeyConstraint('quiz_answers_key', ['vote_id', 'user_id', 'number'])
    .addForeignKeyConstraint(
      'quiz_answers_attempt',
      ['vote_id', 'user_id'],
      'quiz_attempts',
      ['vote_id', 'user_id'],
      (key) => key.onDelete('cascade'),
    )
    .execute();
}
