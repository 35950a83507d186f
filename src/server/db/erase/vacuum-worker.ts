import { DatabaseSync } from 'node:sqlite'
import { workerData } from 'node:worker_threads'

/** In a thread of its own: a large file takes seconds, and SQLite does not let go of the thread meanwhile. */
const database = new DatabaseSync(workerData.file)
database.exec('pragma busy_timeout = 10000')
database.exec('pragma secure_delete = on')
if (workerData.vacuum) database.exec('vacuum')
// Writers wait for this, and it for readers: a backup may read for minutes.
database.exec('pragma busy_timeout = 1000')
const { busy } = database.prepare('pragma wal_checkpoint(truncate)').get() as { busy: number }
database.close()
if (busy) throw new Error('somebody was reading: the log could not be emptied')
