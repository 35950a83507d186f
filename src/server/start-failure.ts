import { BASE_MAS_NUEVA } from './db/migrate.ts'

/** What the machine lacks, by the code of the error: of Node, of SQLite (errcode), of PostgreSQL. */
const SENTENCES: Record<string, string> = {
  ENOSPC: 'the disk of DATA_DIR is full',
  EDQUOT: 'the disk of DATA_DIR is full',
  ENOENT: 'DATA_DIR cannot be made, for the disk can only be read or the way there does not exist',
  EROFS: 'DATA_DIR is on a disk that can only be read',
  EACCES: 'DATA_DIR must be a folder that this user may write in',
  EEXIST: 'DATA_DIR must be a folder, and something else is in its place',
  ENOTDIR: 'DATA_DIR must be a folder, and something else is in its place',
  EPERM: 'DATA_DIR must be a folder that this user may write in',
  'sqlite 8': 'the database in DATA_DIR can only be read',
  'sqlite 10': 'the disk of DATA_DIR does not take what the database writes; it may be full',
  'sqlite 11': 'the database in DATA_DIR is damaged: restore a backup',
  'sqlite 13': 'the disk of DATA_DIR is full',
  'sqlite 14': 'the database in DATA_DIR cannot be opened for writing',
  'sqlite 26': 'the database in DATA_DIR is damaged: restore a backup',
  ECONNREFUSED: 'nothing answers at DATABASE_URL',
  ECONNRESET: 'nothing answers at DATABASE_URL',
  ENOTFOUND: 'the host of DATABASE_URL is unknown',
  ETIMEDOUT: 'nothing answers at DATABASE_URL',
  [BASE_MAS_NUEVA]:
    'the database is of a newer version of this program: start that one, or restore a backup of before into an empty database',
  EADDRINUSE: 'PORT is taken by another program',
  '28P01': 'PostgreSQL refuses the user or password of DATABASE_URL',
  '28000': 'PostgreSQL refuses the user or password of DATABASE_URL',
  '3D000': 'the database of DATABASE_URL does not exist',
  '53100': 'the disk of PostgreSQL is full',
  '57P03': 'PostgreSQL is starting up or closing',
}

/** Of any file, unless a folder was to be made. */
const DE_CARPETAS = ['ENOENT', 'EEXIST', 'ENOTDIR']

/** One sentence for whoever started the process; null where the error is ours. */
export function describeStartFailure(error: unknown): string | null {
  const { code, errcode, syscall } = error as { code?: string; errcode?: number; syscall?: string }
  // Making a folder where only reading is allowed, Node says that it does not exist.
  if (code && DE_CARPETAS.includes(code) && syscall !== 'mkdir') return null
  const key = errcode === undefined ? code : `sqlite ${errcode & 0xff}`
  const sentence = key && SENTENCES[key]
  return sentence ? `${sentence} (${key}).` : null
}
