import { databaseLocation } from './location.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

// The migration test runs this as a separate process.
const { jobs: db, close } = await openDatabase(databaseLocation(process.env));
await migrate(db);
await close();
