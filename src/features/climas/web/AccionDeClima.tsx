import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { BaseDeCalculo } from '#domain/climas/clima-input.ts'
import { formatNombreDeDescarga } from '#web/lib/download-archivo.ts'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { saveArchivo } from '#web/ui/save-archivo.ts'
import styles from './AccionesDeClima.module.css'
import basesDeCalculoStyles from './BasesDeCalculo.module.css'
import { type ClimaAbierto, getDocumento } from './climas-queries.ts'

/** One thing that can be done with a climate: what it is, what it does, its button. */
export function AccionDeClima({
  titulo,
  texto,
  children,
}: {
  titulo: string
  texto: ReactNode
  children: ReactNode
}) {
  return (
    <div className={styles.accion}>
      <div>
        <strong>{titulo}</strong>
        <p>{texto}</p>
      </div>
      {children}
    </div>
  )
}

const BASES: { base: BaseDeCalculo; titulo: string; texto: string }[] = [
  {
    base: 'encuestados',
    titulo: 'Encuestados',
    texto: 'Los satisfechos entre todos los que contestaron algo. «No Aplica» cuenta como no satisfecho.',
  },
  {
    base: 'respuestasValidas',
    titulo: 'Respuestas válidas',
    texto: 'Los satisfechos entre quienes contestaron la pregunta con otra cosa que «No Aplica».',
  },
]

/** The divisor of a share of satisfaction. */
export function BasesDeCalculo({
  valor,
  onChange,
}: {
  valor: BaseDeCalculo
  onChange: (base: BaseDeCalculo) => void
}) {
  const grupo = useId()
  return (
    <fieldset className={basesDeCalculoStyles.bases}>
      <legend>Base de cálculo</legend>
      {BASES.map(({ base, titulo, texto }) => (
        <label key={base} className={basesDeCalculoStyles.base}>
          <input type="radio" name={grupo} checked={valor === base} onChange={() => onChange(base)} />
          <span>
            <strong>{titulo}</strong>
            <small>{texto}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** Downloads the climate's structure, for people and for machines: either file makes an equal climate again. */
export function ExportarClima({ clima }: { clima: ClimaAbierto }) {
  const api = useApi()
  const showAviso = useAvisos()
  const exportar = useMutation({
    mutationFn: () => getDocumento(api, clima.id, false),
    onSuccess: (documento) => {
      const legible = `${JSON.stringify(documento, null, 2)}\n`
      const nombre = formatNombreDeDescarga(`clima ${clima.empresa.nombre_comercial} ${clima.periodo}`)
      saveArchivo(`${nombre}.json`, new Blob([legible], { type: 'application/json' }))
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  const deExcel = useMutation({
    mutationFn: async () => {
      const documento = await getDocumento(api, clima.id, false)
      const { writeHojas } = await import('#domain/hojas/write-libro.ts')
      const { writeXlsx } = await import('#web/lib/hojas/write-xlsx.ts')
      return writeXlsx(writeHojas(documento))
    },
    onSuccess: (bytes) => {
      const nombre = formatNombreDeDescarga(`cuestionario ${clima.empresa.nombre_comercial} ${clima.periodo}`)
      const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
      saveArchivo(`${nombre}.xlsx`, new Blob([bytes], { type }))
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return (
    <AccionDeClima
      titulo="Exportar este clima"
      texto="Su cuestionario y sus grupos en Excel, o un archivo JSON con toda la estructura; sin respuestas. Los dos hacen un clima igual."
    >
      <Boton
        chico
        unaVez
        aria-disabled={deExcel.isPending}
        onClick={() => deExcel.isPending || deExcel.mutate()}
      >
        <Icono nombre="descargar" />
        Exportar Excel
      </Boton>
      <Boton
        chico
        unaVez
        aria-disabled={exportar.isPending}
        onClick={() => exportar.isPending || exportar.mutate()}
      >
        <Icono nombre="descargar" />
        Exportar JSON
      </Boton>
    </AccionDeClima>
  )
}
