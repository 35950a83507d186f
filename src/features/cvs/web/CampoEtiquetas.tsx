import { useEffect, useRef } from 'react'
import { formatEtiqueta, getClaveDeEtiqueta } from '#domain/cvs/cv.ts'
import { checkEtiqueta } from '#domain/cvs/parse-campos.ts'
import { CampoDeFichas } from '#web/ui/CampoDeFichas.tsx'

interface Sugerencias {
  puestos: string[]
  /** The text as a new tag; null where it is one already, or nothing. */
  nueva: string | null
}

const MAXIMO = 50

/** Tags that contain what is typed, those that begin with it first; case and accents do not matter. */
export function listSugerencias(todas: string[], escogidas: string[], escrito: string): Sugerencias {
  const clave = getClaveDeEtiqueta(escrito)
  const tomadas = new Set(escogidas.map(getClaveDeEtiqueta))
  const halladas = todas
    .map((puesto) => ({ puesto, lugar: getClaveDeEtiqueta(puesto).indexOf(clave) }))
    .filter(({ puesto, lugar }) => lugar !== -1 && !tomadas.has(getClaveDeEtiqueta(puesto)))
    .sort((a, b) => Number(a.lugar > 0) - Number(b.lugar > 0))
  const existe = tomadas.has(clave) || todas.some((puesto) => getClaveDeEtiqueta(puesto) === clave)
  return {
    puestos: halladas.slice(0, MAXIMO).map(({ puesto }) => puesto),
    nueva: clave && !existe ? formatEtiqueta(escrito) : null,
  }
}

/** The tag that a text already names, in whatever case or accents. */
export const findEtiqueta = (todas: string[], escrito: string): string | undefined =>
  todas.find((puesto) => getClaveDeEtiqueta(puesto) === getClaveDeEtiqueta(escrito))

interface CampoEtiquetasProps {
  rotulo?: string
  escogidas: string[]
  escrito: string
  falla: string | null
  /** All tags there are. */
  puestos: string[]
  /** The tag on its way to the server: until it is there, nothing can be chosen. */
  creando: string | null
  name: string
  onChange: (escogidas: string[]) => void
  onEscribir: (texto: string) => void
  onFalla: (falla: string) => void
  createEtiqueta: (puesto: string) => Promise<string | null>
}

const CREAR = 'crear:'
const toFicha = (puesto: string) => ({ valor: puesto, texto: puesto })

/** Several tags from a list that grows: a text that is no tag yet can become one. */
export function CampoEtiquetas(props: CampoEtiquetasProps) {
  const { escogidas, escrito, falla, puestos, creando, name, onChange, onEscribir } = props
  const marco = useRef<HTMLDivElement>(null)
  const { puestos: sugeridos, nueva } = listSugerencias(puestos, escogidas, escrito)

  const add = (puesto: string) => {
    const repetida = escogidas.some((otra) => getClaveDeEtiqueta(otra) === getClaveDeEtiqueta(puesto))
    if (!repetida) onChange([...escogidas, puesto])
    onEscribir('')
  }
  const create = async (texto: string) => {
    const puesto = formatEtiqueta(texto)
    const problema = checkEtiqueta(puesto)
    if (problema) return props.onFalla(problema)
    const creada = await props.createEtiqueta(puesto)
    if (creada) add(creada)
  }
  const choose = (valor: string) => {
    if (valor.startsWith(CREAR)) void create(valor.slice(CREAR.length))
    else add(valor)
  }

  // The field was disabled under the focus; whoever was typing goes on typing.
  const bloqueado = creando !== null
  const escribia = useRef(false)
  useEffect(() => {
    if (bloqueado) escribia.current = true
    else if (escribia.current) {
      escribia.current = false
      if (document.activeElement === document.body) marco.current?.querySelector('input')?.focus()
    }
  }, [bloqueado])

  return (
    <div ref={marco}>
      <CampoDeFichas
        rotulo={props.rotulo ?? 'Etiquetas de puesto'}
        opcional
        falla={falla}
        name={name}
        fichas={escogidas.map(toFicha)}
        opciones={[
          ...sugeridos.map(toFicha),
          ...(nueva ? [{ valor: CREAR + nueva, texto: `Crear la etiqueta «${nueva}»` }] : []),
        ]}
        escrito={escrito}
        enCamino={creando}
        onEscribir={onEscribir}
        onElegir={choose}
        onQuitar={(puesto) => onChange(escogidas.filter((otra) => otra !== puesto))}
        onSalir={() => {
          const conocida = findEtiqueta(puestos, escrito)
          if (conocida) add(conocida)
        }}
      />
      <span className="oculto" role="status">
        {creando
          ? `Guardando la etiqueta ${creando}`
          : escrito && `${sugeridos.length} sugerencias${nueva ? `, o crear la etiqueta ${nueva}` : ''}`}
      </span>
    </div>
  )
}
