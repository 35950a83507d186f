import type { AppContext } from '../../context/context.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import type { NuevoCorreo, Plantilla, Plantillas } from '../correo.ts'
import { insertCorreos } from '../insert-correo.ts'
import { renderCorreo } from '../render-correo.ts'

const saludo: Plantilla<{ nombre: string }> = (ctx, { nombre }) =>
  renderCorreo(ctx, {
    asunto: `Hola, ${nombre}`,
    titulo: 'Hola',
    bloques: [{ tipo: 'parrafo', texto: `Buenos días, ${nombre}.` }],
  })

export const plantillasDePrueba: Plantillas = {
  saludo,
  anulado: () => null,
  roto: () => {
    throw new Error('cannot be rendered')
  },
}

export const saludoPara = (para: string): NuevoCorreo => ({
  plantilla: 'saludo',
  datos: { nombre: 'Ana' },
  para,
})

export const insertAll = (ctx: AppContext, correos: NuevoCorreo[]): Promise<string[]> =>
  inTransaction(ctx.db, (tx) => insertCorreos(tx, correos, ctx.now()))
