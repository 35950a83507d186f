import { conflict } from '#server/base/errors.ts'
import { findMarca, forgetMarca } from '#server/llaves/marcas-de-publicacion.ts'
import type { CliContext } from './cli-context.ts'
import { SI, splitWords } from './words.ts'

export const climaCommands = {
  /** For a database that was brought back from before a publication, once somebody has read what follows. */
  async 'permitir-publicar'(ctx: CliContext, args: string[]) {
    const { words, options } = splitWords(args, 1, [SI])
    const idClima = words[0]!
    if ((await findMarca(ctx, idClima)) === 0)
      throw conflict('De ese clima no hay nada publicado que lo impida.')
    ctx.print('Quien tenga las cifras que ya se publicaron podrá restar las nuevas.')
    ctx.print('Si entre unas y otras hay pocas hojas de diferencia, sabrá lo que contestaron esas personas.')
    if (!options.has(SI) && !(await ctx.confirm('¿Permitir que se publique y se cierre otra vez?')))
      throw conflict(`No se cambió nada. Para aceptarlo sin que se pregunte: ${SI}`)
    await forgetMarca(ctx, idClima)
    ctx.print('Desde ahora se puede publicar y cerrar otra vez.')
  },
}
