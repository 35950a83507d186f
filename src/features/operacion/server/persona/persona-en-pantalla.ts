import { type AsyncZippable, zip } from 'fflate'
import type { PersonaGuardada } from '#contract/schema.generated.ts'
import { formatNombreCompleto } from '#domain/cvs/cv.ts'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { writeCantidad } from '#domain/texto/en-letras.ts'
import { getEmpresas } from '#features/empresas/server/empresas.ts'
import { badUserInput, notFound } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { erasePersonaSinRestos } from './erase-persona.ts'
import { writePersona } from './export-persona.ts'
import { countDePersona, findPersona, type Persona } from './find-persona.ts'

const MB = 1024 * 1024
/** A browser takes it in one piece. The command line hands out any size. */
const MAXIMO_MB = 100

function requireCorreo(escrito: string): string {
  const correo = escrito.trim()
  if (!isCorreo(correo)) throw badUserInput('El correo no es válido.', 'correo')
  return correo
}

async function requirePersona(ctx: AppContext, correo: string): Promise<Persona> {
  const persona = await findPersona(ctx, correo)
  if (countDePersona(persona) === 0 && !persona.cuenta) throw notFound('No se guarda nada de ese correo.')
  return persona
}

/** Limits: what nobody can find, hand out or take back, so that nobody promises it. */
function listLoQueNoSePuede({ encuestas, versionesDeInforme, compromisos }: Persona): string[] {
  return [
    ...(encuestas.length > 0
      ? [
          `Fue invitada a ${writeCantidad(encuestas.length, 'encuesta', 'encuestas')}; lo que contestó no se puede encontrar.`,
        ]
      : []),
    ...(versionesDeInforme > 0
      ? ['Los informes ya entregados no cambian: su plan de acción puede llevar su nombre.']
      : []),
    ...(compromisos.length > 0
      ? [
          'Lo que otros escribieron de un compromiso o en sus notas sigue como está: revisa que no lleve su nombre.',
        ]
      : []),
    'Los respaldos anteriores lo contienen hasta que se borren. Si se restaura uno, se vuelve a borrar.',
  ]
}

export async function getPersona(
  ctx: RequestContext,
  { correo: escrito }: { correo: string },
): Promise<PersonaGuardada> {
  const persona = await findPersona(ctx, requireCorreo(escrito))
  await noteBitacora(ctx.db, ctx, { tipo: 'personaBuscada', datos: { hallado: countDePersona(persona) } })
  return presentPersona(ctx, persona)
}

async function presentPersona(ctx: AppContext, persona: Persona): Promise<PersonaGuardada> {
  const empresas = new Map((await getEmpresas(ctx)).map(({ id, nombre_comercial }) => [id, nombre_comercial]))
  return {
    correo: persona.correo,
    cvs: persona.cvs.map((cv) => ({
      idCV: cv.id,
      nombre: formatNombreCompleto(cv),
      eliminado: cv.borrado !== null,
    })),
    envios: persona.envios
      .filter(({ idCv }) => idCv === null)
      .map(({ id, nombre }) => ({ idEnvio: id, nombre })),
    vacantes: persona.candidaturas.map(({ vacante }) => vacante),
    busquedas: persona.busquedas.length,
    mensajes: persona.consultas.length,
    peticiones: persona.peticiones.length,
    correos: persona.mensajes.length + persona.recibidos.length,
    encuestas: persona.encuestas
      .toSorted((a, b) => Number(a.cerrado) - Number(b.cerrado))
      .map(({ idEmpresa, periodo, cerrado }) => ({
        empresa: empresas.get(idEmpresa) ?? '',
        periodo,
        cerrada: cerrado,
      })),
    empresas: persona.contactos.map(({ id, nombre_comercial }) => ({
      idEmpresa: id,
      nombre: nombre_comercial,
    })),
    responden: persona.responden.length,
    compromisos: persona.compromisos.length,
    cuenta: persona.cuenta?.usuario ?? null,
    noSePuede: listLoQueNoSePuede(persona),
  }
}

/** CVs and pictures are packed already: to pack them again would cost time alone. */
const zipAll = (archivos: AsyncZippable): Promise<Uint8Array> =>
  new Promise((resolve, reject) =>
    zip(archivos, { level: 0 }, (error, bytes) => (error ? reject(error) : resolve(bytes))),
  )

/** As the command line hands it out, in one zip. */
export async function getDatosDePersona(
  ctx: RequestContext,
  { correo: escrito }: { correo: string },
): Promise<string> {
  const persona = await requirePersona(ctx, requireCorreo(escrito))
  const archivos: AsyncZippable = {}
  let bytes = 0
  await writePersona(ctx, persona, async (nombre, contenido) => {
    const suyos = Buffer.from(contenido)
    bytes += suyos.length
    if (bytes > MAXIMO_MB * MB)
      throw badUserInput(`Son más de ${MAXIMO_MB} MB: entrégalos con la orden «persona exportar».`)
    archivos[nombre] = suyos
  })
  const zipped = await zipAll(archivos)
  await noteBitacora(ctx.db, ctx, { tipo: 'personaEntregada' })
  return `data:application/zip;base64,${Buffer.from(zipped).toString('base64')}`
}

/** Rows go at once. What the engine keeps of them goes with the housekeeping, at an hour when nobody waits for it. */
export async function erasePersonaEnPantalla(
  ctx: RequestContext,
  { correo: escrito }: { correo: string },
): Promise<string> {
  const correo = requireCorreo(escrito)
  const persona = await requirePersona(ctx, correo)
  const conCuenta = persona.cuenta ? ` Su cuenta «${persona.cuenta.usuario}» sigue: elimínala en Equipo.` : ''
  if (countDePersona(persona) === 0) return `No había nada más que borrar.${conCuenta}`
  await erasePersonaSinRestos(ctx, correo)
  await noteBitacora(ctx.db, ctx, { tipo: 'personaBorrada' })
  return `Se borró para siempre lo que se guardaba de la persona.${conCuenta}`
}
