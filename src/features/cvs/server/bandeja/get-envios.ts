import { listClavesDeNombre } from '#domain/cvs/nombre-de-persona.ts'
import { compareMotivos, describeContacto, describeCv, type MotivoDeParecido } from '#domain/cvs/parecidos.ts'
import { getClaveDeTelefono } from '#domain/cvs/telefono.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Db } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/snapshot.ts'
import { type CV, listCvs } from '../cvs-store.ts'
import { listNumerosPorClave } from '../parecidos-store.ts'
import { type Pagina, requirePagina } from '../require-pagina.ts'
import {
  countEnvios,
  type Envio,
  findMasAntiguo,
  type Gemelo,
  listEnvios,
  listGemelos,
} from './envios-store.ts'

export interface Parecido {
  cv: CV
  motivos: MotivoDeParecido[]
}

export interface EnvioConParecidos extends Envio {
  parecidos: Parecido[]
  /** How many others wait that seem to be of the same person. */
  gemelos: number
}

/** More than that share a number only where it is nobody's. */
const GEMELOS = 500

const getContacto = ({ correo, tel, nombre }: Envio) => ({ correo, celular: tel, nombre })

/** For any number of submissions: each CV is taken apart once. */
export function createParecidos(cvs: readonly CV[]): (envio: Envio) => Parecido[] {
  const descritos = cvs.map(describeCv)
  return (envio) => {
    const contacto = describeContacto(getContacto(envio))
    return descritos
      .map((descrito) => ({ cv: descrito.cv, motivos: compareMotivos(descrito, contacto) }))
      .filter(({ motivos }) => motivos.length > 0)
      .sort((a, b) => b.motivos.length - a.motivos.length || b.cv.numero - a.cv.numero)
  }
}

const isGemelo = (envio: Envio, { numero, correoClave, telClave }: Gemelo) =>
  numero !== envio.numero &&
  (correoClave === foldParaBuscar(envio.correo) ||
    (telClave !== null && telClave === getClaveDeTelefono(envio.tel)))

export async function listGemelosDe(db: Db, envios: readonly Envio[]): Promise<Gemelo[]> {
  if (envios.length === 0) return []
  const telefonos = envios.map(({ tel }) => getClaveDeTelefono(tel)).filter((clave) => clave !== null)
  return listGemelos(db, { correos: envios.map(({ correo }) => foldParaBuscar(correo)), telefonos }, GEMELOS)
}

export const countGemelos = (envio: Envio, gemelos: readonly Gemelo[]): number =>
  gemelos.filter((gemelo) => isGemelo(envio, gemelo)).length

async function listCandidatos(db: Db, envios: readonly Envio[]): Promise<CV[]> {
  const numeros = await listNumerosPorClave(db, {
    correos: envios.map(({ correo }) => foldParaBuscar(correo)),
    telefonos: envios.map(({ tel }) => getClaveDeTelefono(tel)).filter((clave) => clave !== null),
    nombres: envios.flatMap(({ nombre }) => listClavesDeNombre(nombre)),
  })
  return listCvs(db, numeros)
}

/** A page of what waits to be read, with who each may already be. */
export function getEnvios({ db }: Pick<AppContext, 'db'>, pagina: Pagina): Promise<EnvioConParecidos[]> {
  const { limit, cursor } = requirePagina(pagina)
  return inSnapshot(db, async (tx) => {
    const envios = await listEnvios(tx, { limit, offset: cursor })
    const listParecidos = createParecidos(await listCandidatos(tx, envios))
    const gemelos = await listGemelosDe(tx, envios)
    return envios.map((envio) => ({
      ...envio,
      parecidos: listParecidos(envio),
      gemelos: countGemelos(envio, gemelos),
    }))
  })
}

export const countEnviosPendientes = ({ db }: Pick<AppContext, 'db'>): Promise<number> => countEnvios(db)

/** Since when the one that has waited longest waits. */
export const findEnvioMasAntiguo = ({ db }: Pick<AppContext, 'db'>): Promise<number | null> =>
  findMasAntiguo(db)
