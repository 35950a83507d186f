import { type FormEvent, useEffect, useEffectEvent, useRef } from 'react'
import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { CampoMarco } from '#web/ui/Campo.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { formatFiltro } from './busqueda.ts'
import styles from './FiltroDeCvs.module.css'

const ESPERA_MS = 250

interface FiltroDeCvsProps {
  filtro: string
  buscando: boolean
  onChange: (filtro: string) => void
}

/** Searches shortly after the last key, or at once with Enter. Without scripts it is a plain form of the same address. */
export function FiltroDeCvs({ filtro, buscando, onChange }: FiltroDeCvsProps) {
  const entrada = useRef<HTMLInputElement>(null)
  const pedido = useRef(filtro)
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined)

  const ask = () => {
    clearTimeout(espera.current)
    const nuevo = formatFiltro(entrada.current?.value ?? '')
    if (nuevo === pedido.current) return
    pedido.current = nuevo
    onChange(nuevo)
  }
  const askOnArrival = useEffectEvent(ask)

  useEffect(() => {
    // Text typed before the scripts arrived counts too.
    askOnArrival()
    return () => clearTimeout(espera.current)
  }, [])

  useEffect(() => {
    // The address changed by itself: back, forward, or a link.
    if (pedido.current === filtro || !entrada.current) return
    clearTimeout(espera.current)
    pedido.current = filtro
    entrada.current.value = filtro
  }, [filtro])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    ask()
  }
  return (
    <search>
      <form className={styles.filtro} onSubmit={submit}>
        <CampoMarco enLinea rotulo="Filtro" className={styles.campo}>
          {(atributos) => (
            <div className={styles.conIcono}>
              <Icono nombre="buscar" />
              <input
                {...atributos}
                ref={entrada}
                type="search"
                placeholder="Nombre, correo, etiqueta o palabras del CV; -palabra la deja fuera"
                name="filtro"
                defaultValue={filtro}
                maxLength={LIMITES_DE_CV.filtro}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                enterKeyHint="search"
                onInput={() => {
                  clearTimeout(espera.current)
                  espera.current = setTimeout(ask, ESPERA_MS)
                }}
              />
            </div>
          )}
        </CampoMarco>
        {buscando && <p className={styles.ayuda}>Buscando…</p>}
      </form>
    </search>
  )
}
