import { randomUUID } from 'node:crypto'
import type { Candidato as CandidatoWire } from '#contract/schema.generated.ts'
import { type EstadoDeCandidato, parseNotaDeCandidato } from '#domain/cvs/candidato.ts'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { badUserInput, conflict, notFound, requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext } from '#server/context/context.ts'
import { inTransaction, type Tx } from '#server/db/engine/transaction.ts'
import { envioNotFound } from '../bandeja/envios.ts'
import { lockEnvio } from '../bandeja/envios-store.ts'
import {
  type Candidato,
  deleteCandidatoRow,
  insertCandidatoRow,
  type Quien,
  updateCandidatoRow,
} from '../candidatos-store.ts'
import { cvNotFound } from '../cvs.ts'
import { lockVigente } from '../cvs-store.ts'
import { presentActivo } from '../present-cv.ts'
import { vacanteNotFound } from './vacantes.ts'
import { findVacante, lockVacante } from './vacantes-store.ts'

const candidatoNotFound = () => notFound('Esa persona ya no está en la vacante.')

interface QuienEscrito {
  idCv?: string | null
  idEnvio?: string | null
}

async function requireQuien(tx: Tx, { idCv, idEnvio }: QuienEscrito): Promise<Quien> {
  if (idCv && !idEnvio) {
    if ((await lockVigente(tx, idCv)) === null) throw cvNotFound()
    return { idCv, idEnvio: null }
  }
  if (!idEnvio || idCv) throw badUserInput('Escoge a una persona.')
  if (!(await lockEnvio(tx, idEnvio))) throw envioNotFound()
  return { idCv: null, idEnvio }
}

/** Somebody of the database, or who still waits in the inbox. */
export async function insertCandidato(
  ctx: AppContext,
  { idVacante, nota: escrita, ...quien }: QuienEscrito & { idVacante: string; nota?: string | null },
): Promise<string> {
  const nota = requireValor(parseNotaDeCandidato(escrita))
  const id = randomUUID()
  await inTransaction(ctx.db, async (tx) => {
    const quienEs = await requireQuien(tx, quien)
    const vacante = (await lockVacante(tx, idVacante)) && (await findVacante(tx, idVacante))
    if (!vacante) throw vacanteNotFound()
    if (vacante.candidatos >= LIMITES_DE_CV.candidatos)
      throw badUserInput(`Una vacante tiene hasta ${LIMITES_DE_CV.candidatos} personas.`)
    if (!(await insertCandidatoRow(tx, { id, idVacante, nota, agregado: ctx.now(), ...quienEs })))
      throw conflict(`Esa persona ya está en «${vacante.nombre}».`)
    await noteBitacora(tx, ctx, {
      tipo: 'candidatoAgregado',
      ...(quienEs.idCv ? { idObjeto: quienEs.idCv } : {}),
    })
  })
  return id
}

interface CambioDeCandidato {
  estado?: EstadoDeCandidato | null | undefined
  nota?: string | null | undefined
}

/** An absent field stays: the state that one chose does not go with the note that another writes. */
export async function updateCandidato(
  { db }: AppContext,
  { idCandidato, estado, nota }: { idCandidato: string } & CambioDeCandidato,
): Promise<void> {
  const cambio = {
    ...(estado != null && { estado }),
    ...(nota != null && { nota: requireValor(parseNotaDeCandidato(nota)) }),
  }
  if (!(await updateCandidatoRow(db, idCandidato, cambio))) throw candidatoNotFound()
}

export async function deleteCandidato(
  ctx: AppContext,
  { idCandidato }: { idCandidato: string },
): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const quien = await deleteCandidatoRow(tx, idCandidato)
    if (!quien) throw candidatoNotFound()
    await noteBitacora(tx, ctx, { tipo: 'candidatoQuitado', ...(quien.idCv ? { idObjeto: quien.idCv } : {}) })
  })
}

export function presentCandidato(
  { config }: Pick<AppContext, 'config'>,
  { idCv, activo, ...candidato }: Candidato,
): CandidatoWire {
  const donde = idCv ? `cv/${idCv}` : `envio/${candidato.idEnvio}`
  return {
    ...candidato,
    idCV: idCv,
    archivo: `${config.basePath}/api/${donde}/archivo`,
    contenidoActivo: presentActivo(activo),
  }
}
