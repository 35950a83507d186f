import { BASE_DE_OTRA_VERSION } from '../db/migrate.ts'

/** Words for what the machine lacks, by the code of the error: of Node, of SQLite (errcode), of PostgreSQL. */
const SENTENCES: Record<string, string> = {
  ENOSPC: 'the disk of DATA_DIR is full',
  EDQUOT: 'the disk of DATA_DIR is full',
  ENOENT: 'DATA_DIR cannot be made, for the disk can only be read or the way there does not exist',
  EROFS: 'DATA_DIR or LLAVES_DIR is on a disk that can only be read',
  EACCES: 'DATA_DIR and LLAVES_DIR must be folders that this user may write in',
  EEXIST: 'DATA_DIR must be a folder, and something else is in its place',
  ENOTDIR: 'DATA_DIR must be a folder, and something else is in its place',
  EPERM: 'DATA_DIR and LLAVES_DIR must be folders that this user may write in',
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
  EHOSTUNREACH: 'nothing answers at DATABASE_URL',
  ENETUNREACH: 'nothing answers at DATABASE_URL',
  EAI_AGAIN: 'the host of DATABASE_URL cannot be looked up: the name server does not answer',
  [BASE_DE_OTRA_VERSION]:
    'the database is of another version of this program: start that one, or give this one an empty database',
  EADDRINUSE: 'PORT is taken by another program',
  '28P01': 'PostgreSQL refuses the user or password of DATABASE_URL',
  '28000': 'PostgreSQL refuses the user or password of DATABASE_URL',
  '3D000': 'the database of DATABASE_URL does not exist',
  '42501':
    'the user of DATABASE_URL may not make tables in that database: make it the owner (ALTER DATABASE … OWNER TO …)',
  '25006': 'the database of DATABASE_URL can only be read; a standby will not do',
  '22P05': 'the database of DATABASE_URL must have the encoding UTF8',
  '53300': 'PostgreSQL takes no more connections: raise its limit, or end other programs',
  '53100': 'the disk of PostgreSQL is full',
  '57P03': 'PostgreSQL is starting up or closing',
}

/** The driver gives these no code. */
const BY_MESSAGE: [RegExp, string][] = [
  [/does not support SSL/, 'PostgreSQL speaks no TLS, and sslmode of DATABASE_URL asks for it'],
  [
    /^(Connection terminated|timeout (expired|exceeded))/,
    'nothing answers at DATABASE_URL; a firewall may stand between',
  ],
]

/** Names that OpenSSL and Node give to what is wrong with a certificate. */
const DE_CERTIFICADO = /CERT|^UNABLE_TO_/
const CERTIFICADO =
  'the certificate of PostgreSQL is not trusted: give its authority in DATABASE_URL as sslrootcert=FILE'

/** Codes of any file, unless a folder was to be made. */
const DE_CARPETAS = ['ENOENT', 'EEXIST', 'ENOTDIR']

function findSentence(key: string | undefined, message: string): string | undefined {
  if (key && SENTENCES[key]) return `${SENTENCES[key]} (${key}).`
  if (key && DE_CERTIFICADO.test(key)) return `${CERTIFICADO} (${key}).`
  const sentence = BY_MESSAGE.find(([said]) => said.test(message))?.[1]
  return sentence && `${sentence}.`
}

/** One sentence for whoever started the process; null where the error is ours. */
export function describeStartFailure(error: unknown): string | null {
  const { code, errcode, syscall, message } = error as NodeJS.ErrnoException & { errcode?: number }
  // A socket of PostgreSQL is a file.
  if (code === 'ENOENT' && syscall === 'connect') return `${SENTENCES.ECONNREFUSED} (${code}).`
  // Making a folder where only reading is allowed, Node says that it does not exist.
  if (code && DE_CARPETAS.includes(code) && syscall !== 'mkdir') return null
  const key = errcode === undefined ? code : `sqlite ${errcode & 0xff}`
  return findSentence(key, message) ?? null
}
