import { useId } from 'react'
import { countPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { useSiteConfig } from '#web/lib/site.tsx'
import { CampoMarco } from '#web/ui/Campo.tsx'
import { CampoArchivo } from '#web/ui/CampoArchivo.tsx'
import type { RondaDeEmpresa } from '../climas-queries.ts'
import styles from './NuevoClima.module.css'
import type { ArchivoLeido, Origen } from './origen.ts'

interface OrigenDeClimaProps {
  origen: Origen
  /** Earlier rounds of the chosen company, newest first. */
  rondas: readonly RondaDeEmpresa[]
  conEmpresa: boolean
  falla: string | null
  onChange: (origen: Origen) => void
}

/** The three ways to begin: the template, a copy of an earlier round, a file. */
export function OrigenDeClima({ origen, rondas, conEmpresa, falla, onChange }: OrigenDeClimaProps) {
  const grupo = useId()
  const { timeZone } = useSiteConfig()
  const primera = rondas[0]
  return (
    <div
      role="radiogroup"
      className={styles.origenes}
      aria-labelledby={`${grupo}-rotulo`}
      aria-describedby={falla ? `${grupo}-falla` : undefined}
      aria-invalid={falla ? true : undefined}
    >
      <p id={`${grupo}-rotulo`} className={styles.rotulo}>
        ¿De dónde parte?
      </p>
      <Manera
        name={grupo}
        titulo="Plantilla"
        texto="Un estudio completo en español, listo para adaptar: indicadores, variables, factores y cuestionario."
        elegida={origen.de === 'plantilla'}
        onElegir={() => onChange({ de: 'plantilla' })}
      />
      <Manera
        name={grupo}
        titulo="Copia de una ronda anterior"
        texto={
          primera
            ? 'La misma estructura de otro año de esta empresa, para que las rondas se comparen.'
            : conEmpresa
              ? 'Esta empresa todavía no tiene rondas.'
              : 'Escoge primero la empresa.'
        }
        elegida={origen.de === 'ronda'}
        disabled={!primera}
        onElegir={() => primera && onChange({ de: 'ronda', idClima: primera.id })}
      >
        {origen.de === 'ronda' && (
          <CampoMarco rotulo="Ronda que se copia">
            {(atributos) => (
              <select
                value={origen.idClima}
                onChange={(event) => onChange({ de: 'ronda', idClima: event.currentTarget.value })}
                {...atributos}
              >
                {rondas.map((ronda) => (
                  <option key={ronda.id} value={ronda.id}>
                    {`${ronda.anio}, del ${formatFecha(ronda.fechaInicio, timeZone)}`}
                  </option>
                ))}
              </select>
            )}
          </CampoMarco>
        )}
      </Manera>
      <Manera
        name={grupo}
        titulo="Archivo JSON"
        texto="El archivo que da «Exportar JSON» en un clima."
        elegida={origen.de === 'archivo'}
        onElegir={() => onChange({ de: 'archivo', archivo: null })}
      >
        {origen.de === 'archivo' && (
          <>
            <CampoArchivo
              rotulo="Archivo del clima"
              accept=".json,application/json"
              textos={{ elegir: 'Escoger archivo', cambiar: 'Cambiar', ninguno: 'Ningún archivo' }}
              falla={origen.archivo?.ok === false ? 'Este archivo no se puede usar.' : null}
              onChange={async (event) => {
                const archivo = event.currentTarget.files?.[0]
                const { readArchivo } = await import('./read-archivo.ts')
                onChange({ de: 'archivo', archivo: archivo ? await readArchivo(archivo) : null })
              }}
            />
            {origen.archivo && <ContenidoDeArchivo archivo={origen.archivo} />}
          </>
        )}
      </Manera>
      {falla && (
        <p id={`${grupo}-falla`} className={styles.falla}>
          {falla}
        </p>
      )}
    </div>
  )
}

function ContenidoDeArchivo({ archivo }: { archivo: ArchivoLeido }) {
  if (!archivo.ok)
    return (
      <ul className={styles.problemas}>
        {Object.values(archivo.problemas).map((problema) => (
          <li key={problema}>{problema}</li>
        ))}
      </ul>
    )
  const { gruposDeOpinion, cuestionario } = archivo.valor
  const preguntas = countPreguntas(cuestionario)
  return (
    <p className={styles.contenido}>
      {gruposDeOpinion.length} grupos, {cuestionario.partesCuestionario.length} partes, {preguntas} preguntas.
    </p>
  )
}

interface ManeraProps {
  name: string
  titulo: string
  texto: string
  elegida: boolean
  disabled?: boolean
  onElegir: () => void
  children?: React.ReactNode
}

function Manera({ name, titulo, texto, elegida, disabled = false, onElegir, children }: ManeraProps) {
  return (
    <div className={styles.manera} data-elegida={elegida || undefined}>
      <label>
        <input type="radio" name={name} checked={elegida} disabled={disabled} onChange={onElegir} />
        <span>
          <strong>{titulo}</strong>
          <small>{texto}</small>
        </span>
      </label>
      {children && <div className={styles.detalle}>{children}</div>}
    </div>
  )
}
