import { readFile } from 'node:fs/promises'
import { formatNumero } from '#dibujo/resultados/cifras.ts'
import { MEDIDAS_DE_PAPEL } from '#domain/ajustes/ajustes.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { getColorDeDocumentos } from '#domain/firma/firma.ts'
import { buildFichaDeRonda } from '#domain/informe/ficha-de-ronda.ts'
import { getClima } from '#features/climas/server/get-climas.ts'
import { climaNotFound } from '#features/climas/server/require-clima.ts'
import { getAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import type { AppContext } from '#server/context/context.ts'
import { findFirmaDeCorreos } from '#server/mail/direccion.ts'
import type { Documento } from '#server/pdf/documento.ts'
import { readLogos } from '../read-cifras.ts'

const PLANTILLA = new URL('./ficha.typ', import.meta.url)

/** The sheet of any round, also before anybody is invited: it holds what is planned and nothing that was answered. */
export async function createFicha(ctx: AppContext, idClima: string): Promise<Documento> {
  const clima = await getClima(ctx, { idClima, conParticipacion: false })
  if (!clima) throw climaNotFound()
  const write = (momento: number) => formatFecha(momento, ctx.config.timeZone)
  const empresa = clima.empresa.nombre_comercial
  const { areas, personas, indicadores, periodo, ...ficha } = buildFichaDeRonda(clima, {
    empresa,
    periodo: clima.periodo,
    inicio: write(clima.fechaInicio),
    limite: clima.fechaLimite === null ? null : write(clima.fechaLimite),
  })
  const { papel } = await getAjustes(ctx)
  const firma = await findFirmaDeCorreos(ctx)
  const logo = (await readLogos(ctx, clima.empresa)).empresa
  return {
    marca: getColorDeDocumentos(firma),
    plantilla: await readFile(PLANTILLA, 'utf8'),
    archivos: logo ? { 'logos/empresa.png': logo.bytes } : {},
    datos: {
      ...ficha,
      titulo: `Ficha de ronda ${periodo}: ${empresa}`,
      firma: firma.nombre,
      periodo,
      papel: MEDIDAS_DE_PAPEL[papel],
      logo: logo ? 'logos/empresa.png' : null,
      personas: formatNumero(personas),
      areas: areas.map((area) => ({
        nombre: area.nombre,
        personas: formatNumero(area.personas),
        grupos: area.grupos.map((grupo) => ({ ...grupo, personas: formatNumero(grupo.personas) })),
      })),
      indicadores: indicadores.map(({ nombre, variables }) => ({
        nombre,
        variables: variables.map((variable) => ({ ...variable, frases: String(variable.frases) })),
      })),
    },
  }
}
