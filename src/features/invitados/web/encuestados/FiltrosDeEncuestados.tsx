import { useMemo } from 'react'
import { formatGrupo } from '#domain/climas/nombres.ts'
import { ESTADOS_DE_CORREO } from '#domain/encuestados/invitacion.ts'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { formatNumero } from '#web/ui/cantidades.ts'
import type { ClimaConGrupos, EncuestadoEnTabla } from './encuestados-queries.ts'
import styles from './FiltrosDeEncuestados.module.css'
import { type Criterio, countPor, ESTADOS_ABIERTOS, filterEncuestados, SIN_CRITERIO } from './lista.ts'

interface FiltrosProps {
  clima: ClimaConGrupos
  encuestados: readonly EncuestadoEnTabla[]
  criterio: Criterio
  onChange: (cambio: Partial<Criterio>) => void
}

const TODOS = { valor: '', texto: 'Todos' }

export function FiltrosDeEncuestados({ clima, encuestados, criterio, onChange }: FiltrosProps) {
  const { texto, idGrupo, estadoCorreo } = criterio
  const { gruposDeOpinion } = clima
  /** Beside a state stands how many choosing it would leave. */
  const deTodoEstado = useMemo(() => {
    const grupos = new Map(gruposDeOpinion.map((grupo) => [grupo.id, grupo]))
    return filterEncuestados(encuestados, grupos, { ...SIN_CRITERIO, texto, idGrupo, estadoCorreo })
  }, [encuestados, gruposDeOpinion, texto, idGrupo, estadoCorreo])
  const porEstado = useMemo(() => countPor(deTodoEstado, 'estado'), [deTodoEstado])
  const porCorreo = useMemo(() => countPor(encuestados, 'estadoCorreo'), [encuestados])
  const estados = clima.cerrado ? [] : ESTADOS_ABIERTOS
  return (
    <search className={styles.filtros}>
      {estados.length > 0 && (
        <fieldset className={styles.estados}>
          <legend className="oculto">Estado</legend>
          {['', ...estados].map((estado) => (
            <label key={estado}>
              <input
                type="radio"
                name="estado"
                className="oculto"
                checked={criterio.estado === estado}
                onChange={() => onChange({ estado })}
              />
              {estado || 'Todos'}{' '}
              <b>{formatNumero(estado ? (porEstado.get(estado) ?? 0) : deTodoEstado.length)}</b>
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.campos}>
        <Campo
          enLinea
          rotulo="Buscar"
          type="search"
          required={false}
          placeholder="Correo o grupo"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={criterio.texto}
          onChange={(event) => onChange({ texto: event.currentTarget.value })}
        />
        <CampoSeleccion
          chico
          rotulo="Grupo de opinión"
          opciones={[
            TODOS,
            ...clima.gruposDeOpinion.map((grupo) => ({ valor: grupo.id, texto: formatGrupo(grupo) })),
          ]}
          value={criterio.idGrupo}
          onChange={(event) => onChange({ idGrupo: event.currentTarget.value })}
        />
        <CampoSeleccion
          chico
          rotulo="Envío del correo"
          opciones={[
            TODOS,
            ...ESTADOS_DE_CORREO.map((estado) => ({
              valor: estado,
              texto: `${estado} (${formatNumero(porCorreo.get(estado) ?? 0)})`,
            })),
          ]}
          value={criterio.estadoCorreo}
          onChange={(event) => onChange({ estadoCorreo: event.currentTarget.value })}
        />
      </div>
    </search>
  )
}
