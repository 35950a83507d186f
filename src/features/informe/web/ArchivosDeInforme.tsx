import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FocusEvent, useEffect, useRef } from 'react'
import { NOMBRE_DE_PAPEL, PAPELES } from '#domain/ajustes/ajustes.ts'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import {
  TRABAJOS,
  type Trabajo,
  useCancelarTrabajo,
  useTrabajosDeClima,
} from '#web/lib/trabajos/trabajos-query.ts'
import { useFechas } from '#web/lib/use-fechas.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { CampoSeleccion } from '#web/ui/CampoSeleccion.tsx'
import { Avance } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import styles from './Informe.module.css'
import { MakeInforme } from './informe.generated.ts'
import { INFORME, type Informe } from './informe-queries.ts'
import { useTecleado } from './use-redaccion.ts'

interface Publicacion {
  numero: number
  fecha: number
}

/** The figures of a file made at that moment. Nothing where nothing was published yet. */
export function describePublicacion(
  publicaciones: readonly Publicacion[],
  creado: number,
  formatDia: (ms: number) => string,
): string {
  const suya = publicaciones.findLast(({ fecha }) => fecha <= creado)
  if (!suya) return ''
  const dia = formatDia(suya.fecha)
  return publicaciones.length === 1
    ? `, con lo publicado el ${dia}`
    : `, con la publicación ${suya.numero}, del ${dia}`
}

const FORMATOS = [
  { formato: 'pptx', nombre: 'PowerPoint', texto: 'Láminas con tablas y gráficas que se pueden editar' },
  { formato: 'pdf', nombre: 'PDF', texto: 'Para leer o imprimir, también sin color' },
  {
    formato: 'xlsx',
    nombre: 'Excel para el cliente',
    texto: 'Las cifras en tablas. Ninguna respuesta suelta y ningún grupo con menos del mínimo',
  },
] as const

interface ArchivosDeInformeProps {
  idClima: string
  /** Versions whose files say what the report says now. */
  trabajosAlDia: readonly string[]
  /** Oldest first. */
  publicaciones: readonly Publicacion[]
}

/** Files to work with; each is made when it is asked for, and can be called off. */
export function ArchivosDeInforme({ idClima, trabajosAlDia, publicaciones }: ArchivosDeInformeProps) {
  const trabajos = useTrabajosDeClima(idClima)
  const { basePath } = useSiteConfig()
  return (
    <section aria-labelledby="archivos-de-informe">
      <h2 id="archivos-de-informe">Descargar para trabajar</h2>
      <p className={styles.nota}>Solo lo ve el equipo de la consultora.</p>
      {FORMATOS.map(({ formato, nombre, texto }) => (
        <FilaDeArchivo
          key={formato}
          {...{ idClima, formato, nombre, texto, trabajosAlDia, publicaciones }}
          trabajos={trabajos.filter(({ tipo }) => tipo === `informe-${formato}`)}
        />
      ))}
      <div className={styles.archivo}>
        <div>
          <strong>Ficha de ronda</strong>
          <p>Una página para acordar el estudio: grupos, personas, fechas y cuestionario</p>
        </div>
        <a
          className={botonClassName('secundario')}
          href={`${basePath}/api/informe/${idClima}/ficha.pdf`}
          target="_blank"
          rel="noreferrer"
        >
          <Icono nombre="documento" /> Abrir la ficha
        </a>
      </div>
    </section>
  )
}

interface FilaDeArchivoProps extends ArchivosDeInformeProps {
  formato: 'pdf' | 'pptx' | 'xlsx'
  nombre: string
  texto: string
  /** Newest first. */
  trabajos: Trabajo[]
}

function FilaDeArchivo({
  idClima,
  formato,
  nombre,
  texto,
  trabajos,
  trabajosAlDia,
  publicaciones,
}: FilaDeArchivoProps) {
  const api = useApi()
  const { formatDia, formatMomento } = useFechas()
  const client = useQueryClient()
  const hacer = useMutation({
    mutationFn: () => api(MakeInforme, { idClima, formato }),
    // Pending until it is known of what the new file is made.
    onSettled: () =>
      Promise.all(
        [TRABAJOS, [...INFORME, idClima]].map((queryKey) => client.invalidateQueries({ queryKey })),
      ),
  })
  const cancelar = useCancelarTrabajo()
  const foco = useFocoEnLoQueSigue()
  const [ultimo] = trabajos
  const enCurso = ultimo?.estado === 'en_curso'
  // A failure, or a work called off, takes nothing away that was made before.
  const listo = trabajos.find(({ estado, enlace }) => estado === 'listo' && enlace)
  const viejo = listo && !hacer.isPending && !trabajosAlDia.includes(listo.id)
  return (
    <div className={styles.archivo}>
      <div>
        <strong>{nombre}</strong>
        {enCurso ? (
          <Avance {...ultimo} />
        ) : (
          <div aria-live="polite">
            {ultimo?.estado === 'fallido' ? (
              <Aviso tono="mal" mudo>
                {ultimo.paso}
              </Aviso>
            ) : (
              <p>{texto}</p>
            )}
            {listo && (
              <p>
                Hecho el {formatMomento(listo.creado)}
                {describePublicacion(publicaciones, listo.creado, formatDia)}.
                {viejo && <strong> El informe cambió después: este archivo ya no está al día.</strong>}
              </p>
            )}
          </div>
        )}
        {hacer.error && <Aviso tono="mal">{formatFailure(hacer.error)}</Aviso>}
      </div>
      <span className={styles.botones} {...foco}>
        {enCurso ? (
          <Boton unaVez onClick={() => cancelar.mutate(ultimo.id)}>
            Cancelar
          </Boton>
        ) : (
          <>
            {listo?.enlace && (
              <a className={botonClassName(viejo ? 'texto' : 'secundario')} href={listo.enlace} download>
                <Icono nombre="descargar" /> Descargar {nombre}
                {viejo && ' anterior'}
              </a>
            )}
            <Boton
              tono={listo && !viejo ? 'texto' : 'secundario'}
              unaVez
              aria-disabled={hacer.isPending}
              onClick={() => !hacer.isPending && hacer.mutate()}
            >
              {listo ? 'Hacerlo de nuevo' : `Hacer ${nombre}`}
            </Boton>
          </>
        )}
      </span>
    </div>
  )
}

/** A pressed button gives way to what can be done next, minutes later perhaps: the focus that was on one goes to the other. */
function useFocoEnLoQueSigue() {
  const ref = useRef<HTMLSpanElement>(null)
  const aqui = useRef(false)
  useEffect(() => {
    if (aqui.current && document.activeElement === document.body)
      ref.current?.querySelector<HTMLElement>('a, button')?.focus()
  })
  return {
    ref,
    onFocus: () => {
      aqui.current = true
    },
    // An element that is taken away says nothing here; a window that is left keeps its focus.
    onBlur: (event: FocusEvent) => {
      aqui.current = document.activeElement === event.target
    },
  }
}

interface DatosDeInformeProps {
  informe: Informe
  onChange: (change: (informe: Informe) => Informe) => void
}

const OPCIONES_DE_PAPEL = [
  { valor: '', texto: 'El de Ajustes' },
  ...PAPELES.map((valor) => ({ valor, texto: NOMBRE_DE_PAPEL[valor] })),
]

/** Addressee, comparison and paper; saved as they are typed. */
export function DatosDeInforme({ informe, onChange }: DatosDeInformeProps) {
  const destinatario = useTecleado(informe.destinatario, (texto) => {
    if (texto.trim()) onChange((actual) => ({ ...actual, destinatario: texto }))
  })
  return (
    <div className={styles.datos}>
      <Campo
        enLinea
        rotulo="Para quién es"
        maxLength={80}
        falla={destinatario.value.trim() ? null : 'Escribe para quién es el informe.'}
        {...destinatario}
      />
      <CampoSeleccion
        chico
        rotulo="Se compara con"
        value={informe.idClimaAntes ?? ''}
        opciones={[
          { valor: '', texto: 'Ninguna ronda' },
          ...informe.comparables.map(({ idClima, periodo }) => ({ valor: idClima, texto: periodo })),
        ]}
        onChange={(event) => {
          const idClimaAntes = event.currentTarget.value || null
          onChange((actual) => ({ ...actual, idClimaAntes }))
        }}
      />
      <CampoSeleccion
        chico
        rotulo="Papel"
        value={informe.papel ?? ''}
        opciones={OPCIONES_DE_PAPEL}
        onChange={(event) => {
          const papel = (event.currentTarget.value || null) as Informe['papel']
          onChange((actual) => ({ ...actual, papel }))
        }}
      />
      <p className={styles.minimo}>
        <strong>
          <Icono nombre="candado" /> Grupo mínimo: {informe.minimoPorGrupo} personas.
        </strong>{' '}
        Con menos, ninguna cifra ni frase, en ningún formato.
      </p>
    </div>
  )
}
