import { databaseLocation } from './location.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

// Run as a process of its own by the migration test.
const { db, close } = await openDatabase(databaseLocation(process.env));
await migrate(db);
await close();
