import { type FormEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { LARGO_DE_TOKEN, parseToken } from '#domain/encuesta/token.ts'
import { encuesta as textos } from '#web/content/encuesta.ts'
import { findTokenDeEnlace } from '#web/lib/token-de-enlace.ts'
import { Aviso } from '#web/ui/Aviso.tsx'
import { Boton, botonClassName } from '#web/ui/Boton.tsx'
import { Camino } from '#web/ui/Camino.tsx'
import { Campo } from '#web/ui/Campo.tsx'
import { Cargador } from '#web/ui/Espera.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import type { Acceso } from './acceso.ts'
import { EnlaceDeAnonimato } from './EnlaceDeAnonimato.tsx'
import styles from './EntradaDeToken.module.css'
import { Marco, Palabras, PortadaContext } from './Marco.tsx'
import { useAnonimato } from './use-anonimato.ts'
import { takeEnvioTemprano, useEnLinea } from './use-guardado.ts'

const { entrada } = textos

interface EntradaDeTokenProps {
  acceso: Extract<Acceso, { dentro: false }>
  /** The tab's token, when a reload could not get in with it. */
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

  /** Text typed, and perhaps sent, before the scripts were there. */
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
    if (acceso.falla) setTraido(false)
  }, [acceso])
  /** Back in the field, all of it selected: whoever types anew replaces it. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: every answer of the server counts, and the field has to be there
  useEffect(() => {
    if (acceso.falla) formulario.current?.querySelector('input')?.select()
  }, [acceso, traido])
  const limpio = parseToken(token) ?? token
  const faltan = Math.max(0, LARGO_DE_TOKEN - limpio.length)
  const change = () => {
    flushSync(() => setTraido(false))
    formulario.current?.querySelector('input')?.select()
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onEntrar(token)
  }

  return (
    <Marco>
      <h1>{entrada.titulo}</h1>
      {portada && !portada.plazoTerminado && (
        <p>
          {portada.minutos} minutos{portada.hasta && ` · hasta el ${portada.hasta}`}
        </p>
      )}
      {portada && !portada.encuestaActiva && (
        <Aviso tono="nota">
          <strong>La encuesta no está activa aún.</strong>{' '}
          {portada.plazoTerminado ? textos.terminada.texto : textos.inactiva.sinEmpezar}
        </Aviso>
      )}
      <Palabras texto={portada?.bienvenida} />
      {/* Neither the field nor the form has a name or an address: a token must never stand in a URL. */}
      <form
        ref={formulario}
        className={styles.formulario}
        onSubmit={submit}
        // The browser's own words speak the telephone's language.
        noValidate
        data-buscando={buscando || undefined}
      >
        {traido ? (
          <div className={styles.listo}>
            <Icono nombre="hecho" />
            <p>
              <strong>{entrada.traido}</strong>
              <span className="cifra">
                {limpio.slice(0, 4)} … {limpio.slice(-4)}
              </span>
            </p>
            <Boton tono="texto" onClick={change}>
              {entrada.cambiar}
            </Boton>
          </div>
        ) : (
          <div className={styles.token}>
            <Campo
              rotulo="Token"
              placeholder="Escribe el Token"
              ayuda="Escribe el token que se te ha mandado por correo"
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
            {/* The groups that mail and slip show: only drawn, the value has no spaces. */}
            <div className={styles.grupos} aria-hidden="true">
              {[0, 4, 8].map((desde) => (
                <i key={desde}>
                  <b style={{ width: `${Math.min(4, Math.max(0, limpio.length - desde)) * 25}%` }} />
                </i>
              ))}
              <span>{token && entrada.faltan(faltan)}</span>
            </div>
            <p className="oculto" role="status">
              {token && faltan % 4 === 0 && faltan < LARGO_DE_TOKEN ? entrada.faltan(faltan) : ''}
            </p>
            <p className={styles.codigo}>{entrada.codigo}</p>
          </div>
        )}
        <div role="alert" className={styles.falla}>
          {falla}
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
      <p className={styles.promesa}>
        {conCamino ? (
          <>
            <strong>{promesa[0]}</strong> {promesa[1]} {trato}
          </>
        ) : (
          <>
            {trato} <strong>{promesa[1]}</strong>
          </>
        )}
      </p>
      {conCamino && dibujo && <Camino className={styles.camino} svg={dibujo} />}
      <p className={styles.enlace}>
        <EnlaceDeAnonimato />
      </p>
    </Marco>
  )
}

/** Spec §5: spaces are removed as it is typed. Of a link that is pasted whole, what leads to it too. */
const removeEspacios = (texto: string) => texto.replace(/\s+/g, '').replace(/^.*#/, '')
