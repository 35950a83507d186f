import { climaCorto } from '../src/domain/climas/testing/clima-corto.ts'
import { insertClima } from '../src/features/climas/server/insert-clima.ts'
import { insertUsuario } from '../src/features/cuentas/server/sesion/insert-usuario.ts'
import { insertEmpresa } from '../src/features/empresas/server/empresas.ts'
import { Inicio } from '../src/features/inicio/web/inicio.generated.ts'
import type { AppContext } from '../src/server/context/context.ts'
import { buildApp } from '../src/server/start/app.ts'
import { ADMIN, LOG_IN } from '../tests/support/server-process.ts'
import { withBases } from './support/bases.ts'
import { timeEach } from './support/medir.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { TRIVIAL } from './support/sesion.ts'

const CLIMAS = 200
const EMPRESAS = 20
const VECES = 60

/** Twenty companies with ten rounds each, half of them open. */
async function loadClimas(ctx: AppContext): Promise<void> {
  const anio = new Date(ctx.now()).getUTCFullYear()
  for (let e = 0; e < EMPRESAS; e++) {
    const idEmpresa = await insertEmpresa(ctx, {
      empresa: {
        nombre_comercial: `Empresa ${e}`,
        nombre_fiscal: '',
        telefono: '',
        correo: '',
        NIT: '',
        direccion: '',
        contacto_directo: { nombre: '', apellidos: '', correo: '' },
      },
    })
    for (let i = 0; i < CLIMAS / EMPRESAS; i++) {
      const fechaInicio = Date.UTC(anio - i, 0, 15)
      await insertClima(ctx, { clima: { ...climaCorto, idEmpresa, fechaInicio, fechaLimite: null } })
    }
  }
  await ctx.db
    .updateTable('climas')
    .set({ encuesta_activa: 1 })
    .where('anio', '>', anio - 5)
    .execute()
}

/** The dashboard as its screen asks for it, through the whole API of one process. */
export async function benchInicio(): Promise<void> {
  const figures: Figure[] = []
  await withBases(async (bases) => {
    for (const base of bases) {
      const ctx = await base.open()
      await loadClimas(ctx)
      await insertUsuario(ctx, { ...ADMIN, correo: 'admin@medida.example' })
      const app = await buildApp({
        ctx: { ...ctx, config: { ...ctx.config, logLevel: 'silent' } },
        lifecycle: { closing: false },
      })
      const ask = (query: string, variables: object = {}, cookie = '') =>
        app.inject({
          method: 'POST',
          url: '/api/graphql',
          payload: { query, variables },
          headers: { cookie },
        })
      const [sesion] = (await ask(LOG_IN, ADMIN)).cookies
      const cookie = `sesion=${sesion!.value}`
      const repeat = (query: string) => timeEach(Array.from({ length: VECES }), () => ask(query, {}, cookie))
      const answer = (await ask(Inicio, {}, cookie)).json()
      if (answer.errors) throw new Error(answer.errors[0].message)
      const [inicio, trivial] = [Math.min(...(await repeat(Inicio))), Math.min(...(await repeat(TRIVIAL)))]
      const antes = process.cpuUsage()
      await repeat(Inicio)
      const { user, system } = process.cpuUsage(antes)
      figures.push({
        name: `${base.location.engine}: the dashboard at ${CLIMAS} climates`,
        value: inicio,
        unit: 'ms',
        ratio: { of: 'a trivial call', value: inicio / trivial },
        aim: '< 30 ms',
      })
      figures.push({
        name: `${base.location.engine}: … of processor`,
        value: (user + system) / 1000 / VECES,
        unit: 'ms',
      })
      await app.close()
      await ctx.db.destroy()
    }
  })
  reportFigures('inicio', figures)
}
