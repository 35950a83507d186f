import { readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { getClaveDeCorreo } from '#domain/encuesta/correo.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import {
  type CuentaDePersona,
  findCuentaDePersona,
} from '#features/cuentas/server/sesion/cuenta-de-persona.ts'
import { listMensajesDePersona, type MensajeDePersona } from '#features/cvs/server/contacto/mensajes.ts'
import {
  type CandidaturaDePersona,
  type CvDePersona,
  type EnvioDePersona,
  listBusquedasDePersona,
  listCandidaturasDePersona,
  listCvsDePersona,
  listEnviosDePersona,
} from '#features/cvs/server/cvs-de-persona.ts'
import {
  listPeticionesDePersona,
  type PeticionDePersona,
} from '#features/cvs/server/peticiones/peticiones.ts'
import { listContactosDePersona } from '#features/empresas/server/empresas.ts'
import { listVersionesConEstado } from '#features/informe/server/versiones/list-versiones-con-estado.ts'
import { listEncuestasDePersona } from '#features/invitados/server/encuestados/borrar-encuestado.ts'
import { listConResponderA } from '#features/palabras/server/palabras.ts'
import { type CompromisoDePersona, listCompromisosDePersona } from '#features/plan/server/leer-plan.ts'
import { getFirmaDeCuenta, listNotasFirmadas } from '#features/plan/server/notas-de-persona.ts'
import type { AppContext } from '#server/context/context.ts'
import { openLlavesDir, syncDir, writeWhole } from '#server/llaves/llaves-dir.ts'
import { type CorreosDePersona, listCorreosDePersona } from '#server/mail/list-correos-de-persona.ts'

export interface Persona extends CorreosDePersona {
  correo: string
  cvs: CvDePersona[]
  /** Sent with the public form. */
  envios: EnvioDePersona[]
  /** The positions for which staff considers the person. */
  candidaturas: CandidaturaDePersona[]
  /** Searches that staff keeps and that name the address. */
  busquedas: { nombre: string; filtro: string }[]
  /** Written with the contact form, as staff's list has them. */
  consultas: MensajeDePersona[]
  /** Asked about what is stored of the person. */
  peticiones: PeticionDePersona[]
  encuestas: {
    idClima: string
    id: string
    idEmpresa: string
    periodo: string
    cerrado: boolean
    grupo: string
  }[]
  contactos: Awaited<ReturnType<typeof listContactosDePersona>>
  /** Wordings of climates, null of the firm, whose mails are answered to the person. */
  responden: (string | null)[]
  /** Plans that the person answers for. */
  compromisos: CompromisoDePersona[]
  /** Versions of those rounds' reports that were handed over: their plan may name who answers for it, and no version changes. */
  versionesDeInforme: number
  /** With which the person enters. */
  cuenta: CuentaDePersona | null
  /** Written in plans, and signed with the account's name. */
  notas: { momento: number; texto: string }[]
}

/**
 * Everything that is stored of one address. Of surveys only that the person was invited: no call gives anybody's
 * answers, not even to tell them to the person.
 */
export async function findPersona({ db }: Pick<AppContext, 'db'>, correo: string): Promise<Persona> {
  const encuestas: Persona['encuestas'] = []
  for (const { idClima, id, idGrupo } of await listEncuestasDePersona(db, correo)) {
    const { idEmpresa, periodo, cerrado, definicion } = await requireClima(db, idClima)
    const grupo = definicion.gruposDeOpinion.find((candidate) => candidate.id === idGrupo)?.nombre ?? ''
    encuestas.push({ idClima, id, idEmpresa, periodo, cerrado, grupo })
  }
  const cvs = await listCvsDePersona(db, correo)
  const envios = await listEnviosDePersona(db, correo)
  const cuenta = await findCuentaDePersona(db, correo)
  const compromisos = await listCompromisosDePersona(db, correo)
  const conCompromisos = [...new Set(compromisos.map(({ idClima }) => idClima))]
  return {
    correo,
    cvs,
    envios,
    candidaturas: await listCandidaturasDePersona(db, { cvs, envios }),
    busquedas: await listBusquedasDePersona(db, correo),
    consultas: await listMensajesDePersona(db, correo),
    peticiones: await listPeticionesDePersona(db, correo),
    encuestas,
    contactos: await listContactosDePersona(db, correo),
    responden: await listConResponderA(db, correo),
    compromisos,
    versionesDeInforme: (await listVersionesConEstado(db, conCompromisos)).length,
    cuenta,
    notas: cuenta ? await listNotasFirmadas(db, getFirmaDeCuenta(cuenta)) : [],
    ...(await listCorreosDePersona(db, correo)),
  }
}

/** Beside the account, which an administrator deletes knowingly. */
export const countDePersona = (persona: Persona): number =>
  [
    persona.cvs,
    persona.envios,
    persona.candidaturas,
    persona.busquedas,
    persona.consultas,
    persona.peticiones,
    persona.encuestas,
    persona.contactos,
    persona.responden,
    persona.compromisos,
    persona.mensajes,
    persona.recibidos,
  ].reduce((cuenta, lista) => cuenta + lista.length, 0)

/*
 * Outside the database, which may be brought back from before it: when an address was erased. Its name is what SECRET makes
 * of the address, so that the folder alone tells of nobody.
 */

type Ctx = Pick<AppContext, 'config' | 'secret' | 'now'>

const EXTENSION = '.eliminada'

const getName = ({ secret }: Ctx, correo: string) =>
  `${secret.sign('persona eliminada', getClaveDeCorreo(correo))}${EXTENSION}`

export async function noteEliminada(ctx: Ctx, correo: string): Promise<void> {
  const { llavesDir } = ctx.config
  await openLlavesDir(llavesDir)
  const file = join(llavesDir, getName(ctx, correo))
  const nuevo = `${file}.${process.pid}.${ctx.now()}`
  await writeWhole(nuevo, 'wx', Buffer.from(String(ctx.now())))
  await rename(nuevo, file)
  await syncDir(llavesDir)
}

/** The given addresses that were erased at that moment or later. */
export async function listEliminadasDesde(
  ctx: Ctx,
  correos: Iterable<string>,
  desde: number,
): Promise<string[]> {
  const names = (await readdir(ctx.config.llavesDir).catch(() => [])).filter((name) =>
    name.endsWith(EXTENSION),
  )
  const recientes = new Set<string>()
  for (const name of names) {
    const momento = Number(await readFile(join(ctx.config.llavesDir, name), 'utf8'))
    if (momento >= desde) recientes.add(name)
  }
  if (recientes.size === 0) return []
  return [...new Set(correos)].filter((correo) => recientes.has(getName(ctx, correo)))
}
