import { useState } from 'react'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import { CampoDeFichas, type Ficha } from './CampoDeFichas.tsx'

interface CampoMultipleProps {
  rotulo: string
  opciones: readonly Ficha[]
  escogidas: readonly string[]
  onChange: (escogidas: string[]) => void
  /** Said while nothing is chosen. */
  ninguna?: string
  enLinea?: boolean
}

/** Those that contain what is typed; case and accents do not matter. */
export const findOpciones = (opciones: readonly Ficha[], escrito: string): Ficha[] =>
  opciones.filter(({ texto }) => foldParaBuscar(texto).includes(foldParaBuscar(escrito.trim())))

/** Several of a list; with none, all of them. */
export function CampoMultiple({
  rotulo,
  opciones,
  escogidas,
  onChange,
  ninguna = 'Todos',
  enLinea = false,
}: CampoMultipleProps) {
  const [escrito, setEscrito] = useState('')
  const libres = opciones.filter(({ valor }) => !escogidas.includes(valor))
  return (
    <CampoDeFichas
      rotulo={rotulo}
      enLinea={enLinea}
      fichas={opciones.filter(({ valor }) => escogidas.includes(valor))}
      opciones={findOpciones(libres, escrito)}
      escrito={escrito}
      onEscribir={setEscrito}
      onElegir={(valor) => {
        onChange([...escogidas, valor])
        setEscrito('')
      }}
      onQuitar={(valor) => onChange(escogidas.filter((otro) => otro !== valor))}
      onSalir={() => setEscrito('')}
      ninguna={ninguna}
      nada="Nada con ese nombre"
      flecha
    />
  )
}
