import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { LARGO_DE_TOKEN, parseToken } from '#domain/encuesta/token.ts'
import { Titulo, useFirma } from '#web/lib/site.tsx'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Marca } from '#web/ui/Marca.tsx'
import type { Acceso } from '../acceso.ts'
import { Cliente } from '../Marco.tsx'
import { useAnonimato } from '../use-anonimato.ts'
import styles from './Kiosco.module.css'
import { SalidaDeKiosco } from './SalidaDeKiosco.tsx'
import { kiosco } from './textos.ts'

/** Reading a code with the camera comes when somebody asks for it. */
const Camara = lazy(async () => ({ default: (await import('./Camara.tsx')).Camara }))

const OLVIDO_MS = 60_000
const TECLAS = [...'1234567890ABCDEFGHJKMNPQRSTVWXYZ']

interface EntradaDeKioscoProps {
  idClima: string
  acceso: Extract<Acceso, { dentro: false }>
  /** The one before left a page that was not saved. */
  avisado: boolean
  onTocar: () => void
  onEntrar: (token: string) => void
}

/** Large keys and no field: nothing that a browser would remember or offer again. */
export function EntradaDeKiosco({ idClima, acceso, avisado, onTocar, onEntrar }: EntradaDeKioscoProps) {
  const { insignia } = useAnonimato()
  const [escrito, setEscrito] = useState('')
  const [vista, setVista] = useState<'teclas' | 'camara' | 'salida'>('teclas')
  const { buscando, falla } = acceso
  const faltan = LARGO_DE_TOKEN - escrito.length
  const write = (siguiente: string) => {
    onTocar()
    setEscrito(siguiente.slice(0, LARGO_DE_TOKEN))
  }
  const enter = () => {
    if (faltan === 0 && !buscando) onEntrar(escrito)
  }
  // Half a token that somebody left standing is nobody else's to see.
  useEffect(() => {
    if (escrito === '') return
    const timer = setTimeout(() => setEscrito(''), OLVIDO_MS)
    return () => clearTimeout(timer)
  }, [escrito])
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (vista !== 'teclas' || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Backspace') return write(escrito.slice(0, -1))
    if (event.key === 'Enter' && !(event.target instanceof HTMLButtonElement)) return enter()
    const letra = event.key.toUpperCase().replace('O', '0').replace(/[IL]/, '1')
    if (event.key.length === 1 && TECLAS.includes(letra)) write(escrito + letra)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])

  return (
    <div className={styles.entrada}>
      <Titulo>Kiosco</Titulo>
      <header className={styles.tope}>
        <Marca nombre={useFirma().nombre} />
        <Cliente />
        <span className={styles.insignia}>
          <Icono nombre="candado" />
          {insignia}
        </span>
      </header>
      <main>
        <div className={styles.saludo}>
          <div>
            <h1>{kiosco.titulo}</h1>
            <p>{kiosco.texto}</p>
          </div>
          <Boton className={styles.camara} onClick={() => setVista('camara')}>
            <Icono nombre="camara" />
            {kiosco.camara}
          </Boton>
        </div>
        {avisado && <Aviso tono="info">{kiosco.avisado}</Aviso>}
        {/* It goes with the token that it is about. */}
        <div role="alert">
          {falla && escrito !== '' && (
            <Aviso tono="mal" mudo>
              {falla}
            </Aviso>
          )}
        </div>
        <p className="oculto" aria-live="polite">{`Van ${escrito.length} de ${LARGO_DE_TOKEN}.`}</p>
        <div className={styles.escrito} aria-hidden="true">
          {[0, 4, 8].map((desde) => (
            <div key={desde}>
              {[0, 1, 2, 3].map((n) => (
                <i key={n} data-va={desde + n === escrito.length || undefined}>
                  {escrito[desde + n] ?? ''}
                </i>
              ))}
            </div>
          ))}
        </div>
        <fieldset className={styles.teclado} aria-label="Letras y números">
          {TECLAS.slice(0, 10).map((tecla) => (
            <Tecla key={tecla} tecla={tecla} onTocar={() => write(escrito + tecla)} />
          ))}
          <button type="button" className={styles.borra} onClick={() => write(escrito.slice(0, -1))}>
            Borrar
          </button>
          {TECLAS.slice(10).map((tecla) => (
            <Tecla key={tecla} tecla={tecla} onTocar={() => write(escrito + tecla)} />
          ))}
        </fieldset>
        <div className={styles.abajo}>
          <Boton tono="texto" onClick={() => setVista('salida')}>
            {kiosco.salir}
          </Boton>
          <p>{faltan > 0 && <strong>{`${faltan === 1 ? 'Falta' : 'Faltan'} ${faltan}.`}</strong>}</p>
          <Boton tono="texto" onClick={() => write('')} disabled={escrito === ''}>
            {kiosco.borrar}
          </Boton>
          <Boton tono="primario" className={styles.grande} onClick={enter} disabled={faltan > 0 || buscando}>
            {buscando ? kiosco.buscando : kiosco.empezar}
          </Boton>
        </div>
      </main>
      {vista === 'camara' && (
        <Suspense fallback={null}>
          <Camara
            onCerrar={() => setVista('teclas')}
            onLeido={(texto) => {
              setVista('teclas')
              const token = parseToken(texto)
              if (token) {
                write(token)
                onEntrar(token)
              }
              return token !== null
            }}
          />
        </Suspense>
      )}
      {vista === 'salida' && <SalidaDeKiosco idClima={idClima} onCerrar={() => setVista('teclas')} />}
    </div>
  )
}

function Tecla({ tecla, onTocar }: { tecla: string; onTocar: () => void }) {
  return (
    <button type="button" onClick={onTocar}>
      {tecla}
    </button>
  )
}
