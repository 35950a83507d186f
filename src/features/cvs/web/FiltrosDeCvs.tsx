import { useQuery } from '@tanstack/react-query'
import { EDADES, type FiltrosDeCvs as Filtros, NOMBRE_DE_EDAD } from '#domain/cvs/filtros.ts'
import { useApi } from '#web/lib/site.tsx'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { CampoMultiple } from '#web/ui/CampoMultiple.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { etiquetasPuestosQuery } from './cvs-queries.ts'
import { listEstados } from './estados.ts'
import styles from './FiltroDeCvs.module.css'

interface FiltrosDeCvsProps {
  filtros: Filtros
  onChange: (cambio: Partial<Filtros>) => void
}

const CUALQUIERA = { valor: '', texto: 'Cualquiera' }

/** What must hold besides the words. */
export function FiltrosDeCvs({ filtros, onChange }: FiltrosDeCvsProps) {
  const { data: etiquetas = [] } = useQuery(etiquetasPuestosQuery(useApi()))
  const inactivo = !useHydrated()
  // One that is in the address and no longer exists can still be taken out.
  const puestos = [...new Set([...filtros.etiquetas, ...etiquetas.map(({ puesto }) => puesto)])]
  return (
    <fieldset className={styles.filtros} disabled={inactivo}>
      <legend className="oculto">Filtros</legend>
      <CampoMultiple
        rotulo="Etiquetas"
        ninguna="Cualquiera"
        opciones={puestos.map((puesto) => ({ valor: puesto, texto: puesto }))}
        escogidas={filtros.etiquetas}
        onChange={(escogidas) => onChange({ etiquetas: escogidas })}
      />
      <CampoSeleccion
        rotulo="Estado"
        opciones={[CUALQUIERA, ...listEstados(filtros.estado ?? undefined)]}
        value={filtros.estado ?? ''}
        onChange={(event) => onChange({ estado: event.target.value || null })}
      />
      <CampoSeleccion
        rotulo="Al día"
        opciones={[CUALQUIERA, ...EDADES.map((edad) => ({ valor: edad, texto: NOMBRE_DE_EDAD[edad] }))]}
        value={filtros.edad ?? ''}
        onChange={(event) => onChange({ edad: EDADES.find((edad) => edad === event.target.value) ?? null })}
      />
    </fieldset>
  )
}
