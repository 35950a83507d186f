import type { EstadoDeCandidato } from '#domain/cvs/candidato.ts'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Candidato {
  id: string
  estado: EstadoDeCandidato
  nota: string
  agregado: number
  idCv: string | null
  idEnvio: string | null
  nombre: string
  correo: string
  celular: string
  /** Active contents of the file, with a blank between. */
  activo: string
}

/** Only those neither deleted nor discarded. */
export async function listCandidatos(db: Db, idVacante: string): Promise<Candidato[]> {
  const rows = await db
    .selectFrom('candidatos')
    .leftJoin('cvs', 'cvs.id', 'candidatos.id_cv')
    .leftJoin('envios_de_cv', 'envios_de_cv.id', 'candidatos.id_envio')
    .select([
      'candidatos.id',
      'candidatos.estado',
      'candidatos.nota',
      'candidatos.agregado',
      'candidatos.id_cv as idCv',
      'candidatos.id_envio as idEnvio',
      'cvs.primer_nombre as primerNombre',
      'cvs.segundo_nombre as segundoNombre',
      'cvs.primer_apellido as primerApellido',
      'cvs.segundo_apellido as segundoApellido',
      'cvs.correo as correoDeCv',
      'cvs.celular',
      'envios_de_cv.nombre as nombreDeEnvio',
      'envios_de_cv.correo as correoDeEnvio',
      'envios_de_cv.tel',
      (columns) =>
        columns
          .selectFrom('archivos')
          .select('archivos.activo')
          .where((where) =>
            where.or([
              where.and([
                where('archivos.id_cv', '=', where.ref('candidatos.id_cv')),
                where('vigente', '=', 1),
              ]),
              where('archivos.id_envio', '=', where.ref('candidatos.id_envio')),
            ]),
          )
          .limit(1)
          .as('activo'),
    ])
    .where('candidatos.id_vacante', '=', idVacante)
    .where('cvs.borrado', 'is', null)
    .where('envios_de_cv.descartado', 'is', null)
    .orderBy('candidatos.agregado')
    .orderBy('candidatos.id')
    .execute()
  return rows.map(({ id, estado, nota, agregado, idCv, idEnvio, ...row }) => ({
    id,
    estado,
    nota,
    agregado,
    idCv,
    idEnvio,
    nombre:
      row.nombreDeEnvio ??
      formatNombreCompleto({
        primerNombre: row.primerNombre ?? '',
        segundoNombre: row.segundoNombre,
        primerApellido: row.primerApellido ?? '',
        segundoApellido: row.segundoApellido ?? '',
      }),
    correo: row.correoDeEnvio ?? row.correoDeCv ?? '',
    celular: row.tel ?? row.celular ?? '',
    activo: row.activo ?? '',
  }))
}

export interface VacanteDeCv {
  idVacante: string
  nombre: string
  estado: EstadoDeCandidato
}

/** The positions for which each of some CVs is considered, by name; who has none is left out. One statement. */
export async function listVacantesDeCvs(
  db: Db,
  idsCv: readonly string[],
): Promise<Map<string, VacanteDeCv[]>> {
  if (idsCv.length === 0) return new Map()
  const rows = await db
    .selectFrom('candidatos')
    .innerJoin('vacantes', 'vacantes.id', 'candidatos.id_vacante')
    .select(['candidatos.id_cv as idCv', 'vacantes.id as idVacante', 'vacantes.nombre', 'candidatos.estado'])
    .where('candidatos.id_cv', 'in', idsCv)
    .orderBy('vacantes.clave')
    .execute()
  const vacantes = Map.groupBy(rows, ({ idCv }) => idCv ?? '')
  return new Map(
    [...vacantes].map(([idCv, suyas]) => [
      idCv,
      suyas.map(({ idVacante, nombre, estado }) => ({ idVacante, nombre, estado })),
    ]),
  )
}

export type Quien = { idCv: string; idEnvio: null } | { idCv: null; idEnvio: string }

/** False where the person is already there. */
export async function insertCandidatoRow(
  tx: Tx,
  {
    id,
    idVacante,
    idCv,
    idEnvio,
    nota,
    agregado,
  }: Quien & Pick<Candidato, 'id' | 'nota' | 'agregado'> & { idVacante: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('candidatos')
    .values({ id, id_vacante: idVacante, id_cv: idCv, id_envio: idEnvio, estado: 'porVer', nota, agregado })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows !== 0n
}

export async function updateCandidatoRow(
  db: Db,
  id: string,
  cambio: Partial<Pick<Candidato, 'estado' | 'nota'>>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('candidatos')
    // With its own id, for where nothing is changed.
    .set({ id, ...cambio })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteCandidatoRow(tx: Tx, id: string): Promise<{ idCv: string | null } | null> {
  const row = await tx
    .deleteFrom('candidatos')
    .where('id', '=', id)
    .returning('id_cv as idCv')
    .executeTakeFirst()
  return row ?? null
}

/** A submission is somebody of the database by now; who was there already stays as is. */
export async function moveCandidatosToCv(
  tx: Tx,
  { idEnvio, idCv }: { idEnvio: string; idCv: string },
): Promise<void> {
  const suyas = tx.selectFrom('candidatos').select('id_vacante').where('id_cv', '=', idCv)
  await tx
    .updateTable('candidatos')
    .set({ id_cv: idCv, id_envio: null })
    .where('id_envio', '=', idEnvio)
    .where('id_vacante', 'not in', suyas)
    .execute()
  await tx.deleteFrom('candidatos').where('id_envio', '=', idEnvio).execute()
}

export interface CandidaturaDePersona {
  vacante: string
  estado: EstadoDeCandidato
  nota: string
  agregado: number
}

/** Candidacies of some CVs and submissions. */
export async function listCandidaturas(
  db: Db,
  { idsCv, idsEnvio }: { idsCv: readonly string[]; idsEnvio: readonly string[] },
): Promise<CandidaturaDePersona[]> {
  if (idsCv.length + idsEnvio.length === 0) return []
  return db
    .selectFrom('candidatos')
    .innerJoin('vacantes', 'vacantes.id', 'candidatos.id_vacante')
    .select(['vacantes.nombre as vacante', 'candidatos.estado', 'candidatos.nota', 'candidatos.agregado'])
    .where((where) =>
      where.or([
        ...(idsCv.length > 0 ? [where('candidatos.id_cv', 'in', idsCv)] : []),
        ...(idsEnvio.length > 0 ? [where('candidatos.id_envio', 'in', idsEnvio)] : []),
      ]),
    )
    .orderBy('candidatos.agregado')
    .execute()
}
