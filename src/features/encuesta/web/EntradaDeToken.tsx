import { type FormEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { encuesta } from '#web/content/encuesta.ts'
import { findTokenDeEnlace } from '#web/lib/token-de-enlace.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Camino } from '#web/ui/Camino.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import type { Acceso } from './acceso.ts'
import { EnlaceDeAnonimato } from './EnlaceDeAnonimato.tsx'
import styles from './EntradaDeToken.module.css'
import { Marco, Palabras, PortadaContext } from './Marco.tsx'
import { useAnonimato } from './use-anonimato.ts'
import { takeEnvioTemprano, useEnLinea } from './use-guardado.ts'

const { entrada } = encuesta

interface EntradaDeTokenProps {
  acceso: Extract<Acceso, { dentro: false }>
  /** Of this tab, when a reload could not get in with it. */
  findToken: () => string | null
  onEntrar: (token: string) => void
}

export function EntradaDeToken({ acceso, findToken, onEntrar }: EntradaDeTokenProps) {
  const { promesa, trato, conCamino } = useAnonimato()
  const portada = use(PortadaContext)
  const [token, setToken] = useState('')
  /** It came with the link, and waits for a tap: a program that opens links starts nothing. */
  const [traido, setTraido] = useState(false)
  /** The drawing comes after everything else: the first load stays within its weight. */
  const [dibujo, setDibujo] = useState('')
  const formulario = useRef<HTMLFormElement>(null)
  const enLinea = useEnLinea()
  const { buscando, falla } = acceso

  /** What was typed, and perhaps sent, before the scripts were there. */
  const takeOver = useEffectEvent(() => {
    const delEnlace = removeEspacios(findTokenDeEnlace())
    const escrito =
      delEnlace ||
      removeEspacios(formulario.current?.querySelector('input')?.value ?? '') ||
      findToken() ||
      ''
    setToken(escrito)
    setTraido(delEnlace !== '')
    if (takeEnvioTemprano(formulario.current)) onEntrar(escrito)
  })
  useEffect(() => takeOver(), [])
  useEffect(() => {
    // Without the network it stays away: the promise stands in words.
    import('#dibujo/camino.ts').then(
      ({ drawCaminoChico }) => setDibujo(drawCaminoChico()),
      () => {},
    )
  }, [])
  useEffect(() => {
    if (acceso.falla) formulario.current?.querySelector('input')?.focus()
  }, [acceso])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onEntrar(token)
  }

  return (
    <Marco>
      <h1>{entrada.titulo}</h1>
      <Palabras texto={portada?.bienvenida} />
      <p>
        <strong>{promesa[0]}</strong> {promesa[1]} {trato}
      </p>
      {/* Neither the field nor the form has a name or an address: a token must never stand in a URL. */}
      <form
        ref={formulario}
        className={styles.formulario}
        onSubmit={submit}
        // What the browser says speaks the telephone's language.
        noValidate
        data-buscando={buscando || undefined}
      >
        <Campo
          rotulo="Token"
          placeholder="Escribe el Token"
          ayuda={traido ? entrada.traido : 'Escribe el token que se te ha mandado por correo'}
          value={token}
          onChange={(event) => setToken(removeEspacios(event.target.value))}
          aria-invalid={falla ? true : undefined}
          readOnly={buscando}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
        />
        {!traido && <p className={styles.codigo}>{entrada.codigo}</p>}
        <div role="alert">
          {falla && (
            <Aviso tono="mal" mudo>
              {falla}
              {!portada && ` ${entrada.enlaceIncompleto}`}
            </Aviso>
          )}
        </div>
        {!enLinea && <Aviso tono="info">{entrada.sinConexion}</Aviso>}
        <Boton tono="primario" type="submit" className={styles.empezar}>
          Empezar
        </Boton>
        <div className={styles.espera}>
          <Cargador linea texto={entrada.buscando} />
        </div>
        <div role="alert" className={styles.incompleta}>
          <Aviso tono="mal" mudo>
            {entrada.incompleta}
          </Aviso>
          {/* This page again. */}
          <a href="?" className={`${botonClassName('primario')} ${styles.recargar}`}>
            {entrada.recargar}
          </a>
        </div>
        <div role="alert" className={styles.antiguo}>
          <Aviso tono="mal" mudo>
            {entrada.antiguo}
          </Aviso>
        </div>
        <noscript>
          <p>{entrada.sinScripts}</p>
        </noscript>
      </form>
      {conCamino && dibujo && <Camino className={styles.camino} svg={dibujo} />}
      <p className={styles.enlace}>
        <EnlaceDeAnonimato />
      </p>
    </Marco>
  )
}

/** Spec §5: spaces are removed as it is typed. Of a link that is pasted whole, what leads to it too. */
const removeEspacios = (texto: string) => texto.replace(/\s+/g, '').replace(/^.*#/, '')
