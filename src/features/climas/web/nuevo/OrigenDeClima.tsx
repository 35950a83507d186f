import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { countPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { formatFecha } from '#domain/fechas/format-fecha.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { CampoArchivo, CampoMarco } from '#web/ui/Campo.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import type { RondaDeEmpresa } from '../climas-queries.ts'
import { type Plantilla, plantillasQuery } from '../plantillas/plantillas-query.ts'
import styles from './NuevoClima.module.css'
import type { ArchivoLeido, LibroElegido, Origen } from './origen.ts'

interface OrigenDeClimaProps {
  origen: Origen
  /** Rounds of every company, those of the chosen one first, newest first. */
  rondas: readonly RondaDeEmpresa[]
  idEmpresa: string
  falla: string | null
  onChange: (origen: Origen) => void
}

const TEXTOS = { elegir: 'Escoger archivo', cambiar: 'Cambiar', ninguno: 'Ningún archivo' }

/** The ways to begin; what only machines write stands behind a press. */
export function OrigenDeClima({ origen, rondas, idEmpresa, falla, onChange }: OrigenDeClimaProps) {
  const grupo = useId()
  const primera = rondas[0]
  const propias = useQuery(plantillasQuery(useApi())).data ?? []
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
        titulo="La plantilla"
        texto="Nuestro estudio completo en español, listo para adaptar: indicadores, variables, factores y cuestionario."
        elegida={origen.de === 'plantilla'}
        onElegir={() => onChange({ de: 'plantilla' })}
      />
      {propias[0] && (
        <Manera
          name={grupo}
          titulo="Una de mis plantillas"
          texto="Un cuestionario que la firma guardó, con un grupo por adaptar."
          elegida={origen.de === 'propia'}
          onElegir={() => onChange({ de: 'propia', idPlantilla: propias[0]!.id })}
        >
          {origen.de === 'propia' && (
            <PlantillaQueSeCopia
              propias={propias}
              idPlantilla={origen.idPlantilla}
              onChange={(idPlantilla) => onChange({ de: 'propia', idPlantilla })}
            />
          )}
        </Manera>
      )}
      <Manera
        name={grupo}
        titulo="Otra ronda"
        texto={
          primera
            ? 'De esta empresa, para que las rondas se comparen, o de otra. Los grupos vienen solo de la misma empresa.'
            : 'Todavía no hay rondas.'
        }
        elegida={origen.de === 'ronda'}
        disabled={!primera}
        onElegir={() => primera && onChange({ de: 'ronda', idClima: primera.id })}
      >
        {origen.de === 'ronda' && (
          <RondaQueSeCopia {...{ rondas, idEmpresa }} idClima={origen.idClima} onChange={onChange} />
        )}
      </Manera>
      <Manera
        name={grupo}
        titulo="Mi Excel"
        texto="Tu cuestionario como lo tengas (.xlsx o .csv), o la encuesta que exporta LimeSurvey (.txt)."
        elegida={origen.de === 'hoja'}
        onElegir={() => onChange({ de: 'hoja', libro: null })}
      >
        {origen.de === 'hoja' && <ArchivoDeHojas libro={origen.libro} onChange={onChange} />}
      </Manera>
      <Manera
        name={grupo}
        titulo="En blanco"
        texto="Una pregunta de muestra y un grupo, para escribir lo demás."
        elegida={origen.de === 'blanco'}
        onElegir={() => onChange({ de: 'blanco' })}
      />
      <details className={styles.mas} open={origen.de === 'archivo' || undefined}>
        <summary>Más</summary>
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
                textos={TEXTOS}
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
      </details>
      {falla && (
        <p id={`${grupo}-falla`} className={styles.falla}>
          {falla}
        </p>
      )}
    </div>
  )
}

interface RondaQueSeCopiaProps {
  idClima: string
  rondas: readonly RondaDeEmpresa[]
  idEmpresa: string
  onChange: (origen: Origen) => void
}

function RondaQueSeCopia({ idClima, rondas, idEmpresa, onChange }: RondaQueSeCopiaProps) {
  const { timeZone } = useSiteConfig()
  const elegida = rondas.find(({ id }) => id === idClima)
  const deOtra = elegida && elegida.idEmpresa !== idEmpresa && idEmpresa !== ''
  return (
    <CampoMarco
      rotulo="Ronda que se copia"
      ayuda={deOtra ? 'Es de otra empresa: sus grupos no vienen, y sus textos pueden nombrarla.' : undefined}
    >
      {(atributos) => (
        <select
          value={idClima}
          onChange={(event) => onChange({ de: 'ronda', idClima: event.currentTarget.value })}
          {...atributos}
        >
          {rondas.map((ronda) => (
            <option key={ronda.id} value={ronda.id}>
              {`${ronda.idEmpresa === idEmpresa ? '' : `${ronda.empresa.nombre_comercial} `}${ronda.periodo}, del ${formatFecha(ronda.fechaInicio, timeZone)}`}
            </option>
          ))}
        </select>
      )}
    </CampoMarco>
  )
}

interface PlantillaQueSeCopiaProps {
  propias: readonly Plantilla[]
  idPlantilla: string
  onChange: (idPlantilla: string) => void
}

function PlantillaQueSeCopia({ propias, idPlantilla, onChange }: PlantillaQueSeCopiaProps) {
  const elegida = propias.find(({ id }) => id === idPlantilla)
  return (
    <CampoMarco rotulo="Plantilla" ayuda={elegida?.descripcion || undefined} falla={null}>
      {(atributos) => (
        <select value={idPlantilla} onChange={(event) => onChange(event.currentTarget.value)} {...atributos}>
          {propias.map(({ id, nombre, cantidadDePreguntas }) => (
            <option key={id} value={id}>
              {`${nombre}, ${formatCantidad(cantidadDePreguntas, 'pregunta', 'preguntas')}`}
            </option>
          ))}
        </select>
      )}
    </CampoMarco>
  )
}

interface ArchivoDeHojasProps {
  libro: LibroElegido | null
  onChange: (origen: Origen) => void
}

function ArchivoDeHojas({ libro, onChange }: ArchivoDeHojasProps) {
  const [leyendo, setLeyendo] = useState(false)
  return (
    <>
      <CampoArchivo
        rotulo="Archivo del cuestionario"
        accept=".xlsx,.csv,.txt,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        textos={TEXTOS}
        falla={libro?.archivo.falla ?? null}
        onChange={async (event) => {
          const elegido = event.currentTarget.files?.[0]
          if (!elegido) return onChange({ de: 'hoja', libro: null })
          setLeyendo(true)
          const { readArchivoDeHojas } = await import('#web/lib/hojas/read-archivo-de-hojas.ts')
          const archivo = await readArchivoDeHojas(elegido, 'todas')
          setLeyendo(false)
          onChange({ de: 'hoja', libro: { nombre: elegido.name, archivo, decisiones: {}, traido: null } })
        }}
      />
      {leyendo && <p className={styles.contenido}>Leyendo…</p>}
      {libro?.traido && (
        <p className={styles.contenido}>
          {libro.nombre}: {formatCantidad(libro.traido.preguntas, 'pregunta', 'preguntas')},{' '}
          {formatCantidad(libro.traido.estructura.gruposDeOpinion.length, 'grupo', 'grupos')}.{' '}
          <Boton tono="texto" onClick={() => onChange({ de: 'hoja', libro: { ...libro, traido: null } })}>
            Revisar otra vez
          </Boton>
        </p>
      )}
    </>
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
