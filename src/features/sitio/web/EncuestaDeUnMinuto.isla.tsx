import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { CARAS, TEXTO_DE_CARA } from '#domain/cuestionario/cuestionario.ts'
import { Enlace } from '#web/lib/Enlace.tsx'
import { useSiteConfig } from '#web/lib/site.tsx'
import { botonClassName } from '#web/ui/Boton.tsx'
import { Icono } from '#web/ui/Icono.tsx'
import { Opciones } from '#web/ui/Opciones.tsx'
import styles from './EncuestaDeUnMinuto.module.css'
import { Enfasis } from './Enfasis.tsx'
import { usePruebas } from './use-pruebas.ts'

/** Long enough to see what was chosen. */
const PAUSA_MS = 180

/** Places on the map, in percent of it, by how many statements one agrees with. */
const LUGARES = [
  [8, 87],
  [19, 43],
  [30, 42],
  [41, 53],
  [62, 58],
  [63, 39],
] as const

const OPCIONES = CARAS.map((cara) => ({ valor: cara, texto: TEXTO_DE_CARA[cara], cara }))

const isDeAcuerdo = (valor: string) => valor === 'grin' || valor === 'smile'

/** Five statements on the components of the survey itself. What is answered stays in this component: nothing is sent or stored. */
export function EncuestaDeUnMinuto() {
  const { minuto } = usePruebas()
  const [cual, setCual] = useState(0)
  const [respuestas, setRespuestas] = useState<readonly string[]>([])
  const titular = useRef<HTMLParagraphElement | HTMLHeadingElement | null>(null)
  // Arrows choose on their way: only who points is led on.
  const apunta = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  // Focus goes to what is there then, and only for whoever went on.
  const guiado = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each statement
  useEffect(() => {
    if (guiado.current) titular.current?.focus({ preventScroll: true })
  }, [cual])

  const go = (n: number) => {
    clearTimeout(timer.current)
    guiado.current = true
    setCual(n)
  }
  const answer = (valor: string) => {
    const isPrimera = respuestas[cual] === undefined
    setRespuestas((antes) => Object.assign([...antes], { [cual]: valor }))
    clearTimeout(timer.current)
    if (apunta.current && isPrimera) timer.current = setTimeout(() => go(cual + 1), PAUSA_MS)
  }

  const total = minuto.frases.length
  const frase = minuto.frases[cual]
  if (frase === undefined)
    return (
      <Fin
        deAcuerdo={respuestas.filter(isDeAcuerdo).length}
        titular={titular}
        onOtraVez={() => {
          setRespuestas([])
          go(0)
        }}
      />
    )
  return (
    <section className={styles.minuto} aria-labelledby="titulo-minuto">
      <div>
        <h3 id="titulo-minuto">{minuto.titulo}</h3>
        <p>
          <Enfasis texto={minuto.texto} />
        </p>
        <p className={styles.queda}>
          <Icono nombre="candado" />
          {minuto.queda}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only notes by what its answers are chosen */}
      <div
        className={styles.tarjeta}
        onPointerDown={() => {
          apunta.current = true
        }}
        onKeyDown={() => {
          apunta.current = false
        }}
      >
        <i className={styles.linea} style={{ '--parte': cual / total } as CSSProperties} aria-hidden="true" />
        <p className={`${styles.cual} cifra`}>
          {cual + 1} de {total}
        </p>
        <p
          id="frase-del-minuto"
          className={styles.frase}
          tabIndex={-1}
          ref={(nodo) => {
            titular.current = nodo
          }}
        >
          {frase}
        </p>
        <Opciones
          key={cual}
          nombre="minuto"
          opciones={OPCIONES}
          valor={respuestas[cual]}
          onElegir={answer}
          aria-labelledby="frase-del-minuto"
        />
        <div className={styles.pasos}>
          {cual > 0 && (
            <button type="button" onClick={() => go(cual - 1)}>
              <Icono nombre="izquierda" />
              Regresar a la frase {cual}
            </button>
          )}
          {respuestas[cual] !== undefined && (
            <button type="button" onClick={() => go(cual + 1)}>
              Seguir
              <Icono nombre="derecha" />
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

interface FinProps {
  deAcuerdo: number
  titular: { current: HTMLElement | null }
  onOtraVez: () => void
}

/** One's own ball among the example's, and what a company would read of it: the group. */
function Fin({ deAcuerdo, titular, onOtraVez }: FinProps) {
  const { minuto, acciones } = usePruebas()
  const { fin, frases } = minuto
  const [x, y] = LUGARES[deAcuerdo]!
  return (
    <section className={`${styles.minuto} ${styles.fin}`} aria-labelledby="titulo-minuto">
      <div>
        <h3
          id="titulo-minuto"
          tabIndex={-1}
          ref={(nodo) => {
            titular.current = nodo
          }}
        >
          {fin.titulo}
        </h3>
        <dl>
          <div>
            <dt className="cifra">
              {deAcuerdo} de {frases.length}
            </dt>
            <dd>{fin.tuyas}</dd>
          </div>
          {fin.cifras.map(([cifra, texto]) => (
            <div key={cifra}>
              <dt className="cifra">{cifra}</dt>
              <dd>{texto}</dd>
            </div>
          ))}
        </dl>
        <p>{fin.texto}</p>
        <div className={styles.acciones}>
          <Enlace to={acciones.contacto.ruta} className={botonClassName('primario')}>
            {acciones.contacto.texto}
          </Enlace>
          <Enlace to={acciones.ejemplo.ruta} className={botonClassName('secundario')}>
            {acciones.ejemplo.texto}
          </Enlace>
        </div>
        <div className={styles.pasos}>
          <button type="button" onClick={onOtraVez}>
            <Icono nombre="deshacer" />
            Empezar de nuevo
          </button>
        </div>
      </div>
      <figure>
        <div className={styles.mapa}>
          <img src={`${useSiteConfig().basePath}/hero/clima-movil.svg`} width={360} height={300} alt="" />
          <span
            className={styles.tuya}
            data-llena={deAcuerdo >= 4 || undefined}
            style={{ left: `${x}%`, top: `${y}%` }}
          >
            Tú
          </span>
        </div>
        <figcaption>{fin.pie}</figcaption>
      </figure>
    </section>
  )
}
