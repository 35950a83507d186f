import { resolve } from 'node:path'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { erasePersona } from '#features/operacion/server/persona/erase-persona.ts'
import { exportPersona } from '#features/operacion/server/persona/export-persona.ts'
import { countDePersona, findPersona, type Persona } from '#features/operacion/server/persona/find-persona.ts'
import { badUserInput, conflict, notFound } from '#server/base/errors.ts'
import { readSecret, requireSameSecret } from '#server/context/secret.ts'
import { type CliContext, printBorrado } from './cli-context.ts'
import { SI, splitWords } from './words.ts'

function requireCorreo(text: string): string {
  if (!isCorreo(text)) throw badUserInput(`"${text}" no es una dirección de correo.`)
  return text
}

async function requirePersona(ctx: CliContext, correo: string): Promise<Persona> {
  const persona = await findPersona(ctx, correo)
  if (countDePersona(persona) === 0 && !persona.cuenta) throw notFound(`No se guarda nada de ${correo}.`)
  return persona
}

function printPersona({ print }: CliContext, persona: Persona): void {
  const abiertas = persona.encuestas.filter(({ cerrado }) => !cerrado).length
  print(`CVs: ${persona.cvs.length}`)
  print(`CVs que envió por el sitio: ${persona.envios.length}`)
  print(`Mensajes de contacto: ${persona.consultas.length}`)
  print(`Mensajes que escribió: ${persona.mensajes.length}`)
  print(`Correos que recibió: ${persona.recibidos.length}`)
  print(`Encuestas a las que fue invitada: ${persona.encuestas.length} (abiertas: ${abiertas})`)
  print(`Empresas de las que es contacto: ${persona.contactos.length}`)
  print(`Palabras de correos que se responden a su dirección: ${persona.responden.length}`)
  print(`Compromisos de planes a su nombre: ${persona.compromisos.length}`)
  print(`Versiones entregadas de informes de esas rondas: ${persona.versionesDeInforme}`)
}

/** Deleted knowingly by whoever runs the system: it may be the one by which the firm is administered. */
function printCuenta({ print }: CliContext, { cuenta, notas }: Persona): void {
  if (!cuenta) return
  const { usuario, anotaciones } = cuenta
  print(`Notas de planes con su firma: ${notas.length}`)
  print(`Anotaciones de la bitácora: ${anotaciones.length}`)
  print(
    `Tiene una cuenta, que sigue. Se elimina aparte, con la firma de sus notas: usuario eliminar ${usuario}`,
  )
}

/** The address stays out of the name: folders are listed in more places than they are opened. */
const nameFolder = (now: number) => `persona-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}`

export const personaCommands = {
  async exportar(ctx: CliContext, args: string[]) {
    const [text, folder = nameFolder(ctx.now())] = splitWords(args, 1, [], 1).words as [string, string?]
    const correo = requireCorreo(text)
    const path = resolve(ctx.directory, folder)
    await requirePersona(ctx, correo)
    const persona = await exportPersona(ctx, { correo, folder: path })
    printPersona(ctx, persona)
    printCuenta(ctx, persona)
    ctx.print(`Exportado a ${path}`)
  },

  async eliminar(ctx: CliContext, args: string[]) {
    const { words, options } = splitWords(args, 1, [SI])
    const correo = requireCorreo(words[0]!)
    const secret = readSecret(ctx.config)
    // The answers of an open climate are found through SECRET: with another one they would stay.
    await requireSameSecret(ctx.db, secret)
    const persona = await requirePersona(ctx, correo)
    if (countDePersona(persona) === 0) return printCuenta(ctx, persona)
    printPersona(ctx, persona)
    if (
      !options.has(SI) &&
      !(await ctx.confirm('¿Eliminar todo, con sus respuestas en los climas abiertos?'))
    ) {
      throw conflict(`No se eliminó nada. Para aceptarlo sin que se pregunte: ${SI}`)
    }
    const borrado = await erasePersona({ ...ctx, secret, log: { warn: () => {} } }, correo)
    printBorrado(ctx, borrado)
    ctx.print('Eliminado. Los respaldos anteriores aún lo contienen hasta que se borren.')
    if (persona.versionesDeInforme > 0)
      ctx.print(
        'Las versiones de informes ya entregadas no cambian: su plan de acción puede llevar su nombre.',
      )
    if (persona.compromisos.length > 0)
      ctx.print(
        'Lo que otros escribieron de un compromiso o en sus notas sigue como está: revisa que no lleve su nombre.',
      )
    printCuenta(ctx, persona)
  },
}
