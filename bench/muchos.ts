// Ten climates in a database of their own, and the same ten among two thousand: what staff look at first, and one climate's results.
import { randomUUID } from 'node:crypto'
import { changeEncuestaActiva } from '../src/features/climas/server/cambiar-clima.ts'
import { TableClima } from '../src/features/climas/web/climas.generated.ts'
import { insertUsuario } from '../src/features/cuentas/server/sesion/insert-usuario.ts'
import { Inicio } from '../src/features/inicio/web/inicio.generated.ts'
import { publishBloque } from '../src/features/publicacion/server/publish-bloque.ts'
import { SatisfaccionGeneral, SelectGraficas } from '../src/features/resultados/web/resultados.generated.ts'
import type { AppContext } from '../src/server/context/context.ts'
import { inTransaction } from '../src/server/db/engine/transaction.ts'
import { ADMIN, startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { insertPublicado, readPublicado } from './support/copiar-publicado.ts'
import { loadClima } from './support/load-clima.ts'
import { timeOnce } from './support/medir.ts'
import { copyHojas, tellStatistics } from './support/multiply-hojas.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { openPreguntador } from './support/resultados-por-http.ts'

const DIEZ = 10
const HOJAS = 1_500
const CLIMAS = Number(process.env.BENCH_CLIMAS ?? 2_000)
const EMPRESAS = CLIMAS / 4
/** Not closed: they hold all sheets but those of the ten. The others are closed and hold none. */
const ABIERTOS = CLIMAS * 0.15
const TOTAL_DE_HOJAS = CLIMAS * HOJAS

/** Ten rounds with sheets, half of them published and stopped, half of them taken at this moment. */
async function loadDiez(ctx: AppContext): Promise<string> {
  let publicado = ''
  for (let i = 0; i < DIEZ; i++) {
    const { id } = await loadClima(ctx, HOJAS, { minimoPorGrupo: 5 })
    if (i % 2 === 0) continue
    await changeEncuestaActiva(ctx, { idClima: id, encuestaActiva: false })
    await publishBloque(ctx, { idClima: id, requirePublicable: async () => {} })
    publicado = id
  }
  return publicado
}

/** The rest, copied from a published one: companies of four rounds each, older than the ten. */
async function loadResto({ ctx, base }: { ctx: AppContext; base: Base }, modelo: string): Promise<void> {
  const { db } = ctx
  const clima = await db.selectFrom('climas').selectAll().where('id', '=', modelo).executeTakeFirstOrThrow()
  const empresa = await db
    .selectFrom('empresas')
    .selectAll()
    .where('id', '=', clima.id_empresa)
    .executeTakeFirstOrThrow()
  const publicado = await readPublicado(db, modelo)
  const abiertos: string[] = []
  for (let e = 0; e < EMPRESAS; e++) {
    await inTransaction(db, async (tx) => {
      const idEmpresa = `empresa${e}`
      await tx
        .insertInto('empresas')
        .values({
          ...empresa,
          id: idEmpresa,
          nombre_comercial: `Empresa ${e}`,
          nombre_fiscal: `Empresa ${e}, S. A.`,
        })
        .execute()
      for (let ronda = 0; ronda < CLIMAS / EMPRESAS; ronda++) {
        const numero = e * 4 + ronda
        const id = `clima${String(numero).padStart(7, '0')}`
        const abierto = numero % Math.round(CLIMAS / ABIERTOS) === 0
        if (abierto) abiertos.push(id)
        await tx
          .insertInto('climas')
          .values({
            ...clima,
            id,
            id_empresa: idEmpresa,
            anio: 2000 + ronda,
            nombre: '',
            nombre_clave: '',
            fecha_inicio: Date.UTC(2000 + ronda, 0, 1, 0, 0, e),
            codigo: id,
            revision: randomUUID(),
            cerrado: abierto ? 0 : 1,
            huella_llave: abierto ? clima.huella_llave : null,
          })
          .execute()
        await insertPublicado(tx, publicado, id)
      }
    })
  }
  const veces = Math.round((TOTAL_DE_HOJAS - DIEZ * HOJAS) / HOJAS / abiertos.length)
  await copyHojas(base.location, { de: modelo, a: abiertos, veces })
}

async function measure(base: Base, idClima: string, filtro: string): Promise<Map<string, number>> {
  const servidor = await startServerProcess(base.entorno)
  const { repeat, trivial, close } = await openPreguntador(servidor)
  const medidas = new Map([
    ['a trivial query', await trivial()],
    ['the dashboard', await repeat(Inicio)],
    ['the list, its first ten', await repeat(TableClima, { filtro: '', limit: 10, cursor: 0 })],
    [
      'the list, page as the screen asks for it',
      await repeat(TableClima, { filtro: '', limit: 25, cursor: 0 }),
    ],
    ['the list, searched for a company', await repeat(TableClima, { filtro, limit: 25, cursor: 0 })],
    ['results of one climate', await repeat(SatisfaccionGeneral, { idClima })],
    ['the menu of its results', await repeat(SelectGraficas, { idClima })],
  ])
  close()
  await servidor.stop()
  return medidas
}

export async function benchMuchos(): Promise<void> {
  await withBases(async (bases) => {
    const figures: Figure[] = []
    for (const base of bases) {
      const ctx = await base.open()
      await insertUsuario(ctx, { ...ADMIN, correo: 'admin@medida.example' })
      const idClima = await loadDiez(ctx)
      await tellStatistics(base.location)
      const antes = await measure(base, idClima, 'Medida')
      const carga = await timeOnce(() => loadResto({ ctx, base }, idClima))
      await tellStatistics(base.location)
      console.log(`${base.location.engine}: ${CLIMAS} climates loaded in ${(carga / 1000).toFixed(0)} s`)
      const despues = await measure(base, idClima, 'Medida')
      await ctx.db.destroy()
      for (const [name, value] of despues) {
        const solos = antes.get(name)!
        figures.push({
          name: `${base.location.engine}: ${CLIMAS + DIEZ} climates, ${name}`,
          value,
          unit: 'ms',
          ratio: { of: `with ten climates (${solos.toFixed(2)} ms)`, value: value / solos },
          aim: '≤ 1.3 ×',
        })
      }
      reportFigures('muchos', figures)
    }
  })
}
