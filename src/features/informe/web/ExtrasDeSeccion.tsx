import type { ReactNode } from 'react'
import { CampoTexto } from '#web/ui/Campo.tsx'
import { Casilla } from '#web/ui/Casilla.tsx'
import styles from './Informe.module.css'
import type { Elegible, Informe } from './informe-queries.ts'
import { useTecleado } from './use-redaccion.ts'

interface ExtrasDeSeccionProps {
  clave: string
  informe: Informe
  onChange: (change: (informe: Informe) => Informe) => void
}

/** Parts of a section besides its words: decisions to take, quotes and commitments to tell, logos on the cover. */
export function ExtrasDeSeccion({ clave, informe, onChange }: ExtrasDeSeccionProps): ReactNode {
  switch (clave) {
    case 'portada':
      return <Logos {...informe.logos} />
    case 'resumen':
      return <ParaDecidir informe={informe} onChange={onChange} />
    case 'voces':
      return (
        <Elegibles
          nombre="Citas que salen"
          lista={informe.citas}
          onChange={(citas) => onChange((actual) => ({ ...actual, citas: citas(actual.citas) }))}
        />
      )
    case 'plan':
      return (
        <Elegibles
          nombre="Compromisos que salen"
          lista={informe.compromisos}
          onChange={(cambiar) =>
            onChange((actual) => ({ ...actual, compromisos: cambiar(actual.compromisos) }))
          }
        />
      )
    default:
      return null
  }
}

function Logos({ firma, empresa }: Informe['logos']) {
  return (
    <div className={styles.logos}>
      <p>
        <strong>Logotipo del cliente:</strong>{' '}
        {empresa
          ? 'sale en la portada.'
          : 'no hay. Se sube con los datos de la empresa: Ver Climas Organizacionales, Empresas, Editar.'}
      </p>
      <p>
        <strong>Logotipo de la consultora:</strong>{' '}
        {firma ? 'sale en la portada.' : 'no hay; sale el nombre. Quien administra lo sube en Ajustes.'}
      </p>
    </div>
  )
}

const toLineas = (texto: string) =>
  texto
    .split('\n')
    .map((linea) => linea.trim())
    .filter(Boolean)

function ParaDecidir({ informe, onChange }: Omit<ExtrasDeSeccionProps, 'clave'>) {
  const decidir = useTecleado(informe.decidir.join('\n'), (texto) =>
    onChange((actual) => ({ ...actual, decidir: toLineas(texto) })),
  )
  return (
    <CampoTexto
      rotulo="Para decidir"
      opcional
      ayuda="Una línea por decisión, hasta seis; salen en el resumen ejecutivo."
      rows={3}
      {...decidir}
    />
  )
}

interface ElegiblesProps {
  nombre: string
  lista: Elegible[]
  onChange: (cambiar: (lista: Elegible[]) => Elegible[]) => void
}

function Elegibles({ nombre, lista, onChange }: ElegiblesProps) {
  return (
    <fieldset className={styles.elegibles}>
      <legend>{nombre}</legend>
      {lista.map(({ id, texto, nota, incluida }) => (
        <label key={id} htmlFor={`sale-${id}`}>
          <Casilla
            id={`sale-${id}`}
            checked={incluida}
            onChange={(event) => {
              const { checked } = event.currentTarget
              onChange((actuales) =>
                actuales.map((una) => (una.id === id ? { ...una, incluida: checked } : una)),
              )
            }}
          />
          <span>
            {texto}
            <small>{nota}</small>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
