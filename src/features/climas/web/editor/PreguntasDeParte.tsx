import { memo, useMemo } from 'react'
import { LIMITES } from '#domain/climas/limites.ts'
import type { TipoDeParte } from '#domain/cuestionario/cuestionario.ts'
import { getReglas, isDeOpciones } from '#domain/cuestionario/tipos-de-parte.ts'
import type { Factor, Pregunta } from './borrador.ts'
import { MarcaDeFila, type Opcion, SeleccionDeFila, TextoDeFila } from './CamposDeFila.tsx'
import { useEditor } from './editor-context.ts'
import { BotonDeAgregar, Fila, Filas, type LugarDeFila, ProblemaDeLista } from './Fila.tsx'
import styles from './Secciones.module.css'

const SENTIDOS: Opcion[] = [
  { valor: 'null', texto: 'Sentido de su factor' },
  { valor: 'true', texto: 'Positiva' },
  { valor: 'false', texto: 'Negativa' },
]

interface FilaDePreguntaProps extends LugarDeFila {
  pregunta: Pregunta
  parte: string
  tipo: TipoDeParte
  /** It measures a variable. */
  deVariable: boolean
  factores: readonly Opcion[]
}

/** Drawn again only when it changes itself: a questionnaire of hundreds of questions must not slow down typing. */
const FilaDePregunta = memo(function FilaDePregunta({
  pregunta,
  parte,
  tipo,
  deVariable,
  factores,
  ...lugar
}: FilaDePreguntaProps) {
  const { add } = useEditor()
  const { clave, abierta } = pregunta
  const numero = lugar.indice + 1
  const conFactor = deVariable && !abierta
  const conNoAplica = getReglas(tipo).conNoAplica && !abierta
  return (
    <Fila
      {...lugar}
      que={`${abierta ? 'la pregunta abierta' : 'la pregunta'} ${numero}`}
      className={styles.pregunta}
    >
      <b className={styles.orden}>{numero}</b>
      <div className={styles.cuerpoDePregunta}>
        <TextoDeFila
          {...{ clave }}
          campo="pregunta"
          rotulo={`Texto de la pregunta ${numero}`}
          hasta="cierre"
          valor={pregunta.pregunta}
          placeholder={abierta ? 'Pregunta abierta' : 'Texto'}
          max={LIMITES.pregunta}
          {...(abierta ? {} : { pegable: { que: 'addPregunta', parte, abierta: false } })}
          onEnter={
            lugar.ultima ? () => add({ que: 'addPregunta', parte, abierta: false }, 'pregunta') : undefined
          }
        />
        {(conFactor || conNoAplica || (abierta && tipo !== 'preguntasAbiertas')) && (
          <div className={styles.opcionesDePregunta}>
            {conFactor && (
              <>
                <SeleccionDeFila
                  {...{ clave }}
                  campo="factor"
                  problemaEn="factorEvaluado"
                  rotulo={`Factor de la pregunta ${numero}`}
                  valor={pregunta.factor ?? ''}
                  opciones={factores}
                  vacia="Escoge el factor"
                  parse={(valor) => valor || null}
                />
                {tipo === 'smile' && (
                  <SeleccionDeFila
                    {...{ clave }}
                    campo="positiva"
                    rotulo={`Sentido de la pregunta ${numero}`}
                    valor={String(pregunta.positiva)}
                    opciones={SENTIDOS}
                    parse={(valor) => (valor === 'null' ? null : valor === 'true')}
                  />
                )}
              </>
            )}
            {conNoAplica && (
              <MarcaDeFila
                {...{ clave }}
                campo="NoAplica"
                rotulo="No Aplica"
                nombre={`Ofrecer No Aplica en la pregunta ${numero}`}
                marcada={pregunta.NoAplica}
              />
            )}
            {abierta && <span className={styles.nota}>Pregunta abierta: se contesta con texto</span>}
          </div>
        )}
        <ProblemaDeLista {...{ clave }} campo="orden" />
      </div>
    </Fila>
  )
})

interface PreguntasDeParteProps {
  clave: string
  tipo: TipoDeParte
  preguntas: Pregunta[]
  /** Factors of the part's variable. */
  factores: readonly Factor[] | undefined
}

export const PreguntasDeParte = memo(function PreguntasDeParte({
  clave,
  tipo,
  preguntas,
  factores,
}: PreguntasDeParteProps) {
  const lista = `preguntas-${clave}`
  const deOpciones = isDeOpciones(tipo)
  const opciones = useMemo(
    () =>
      factores?.map((factor): Opcion => ({ valor: factor.clave, texto: factor.nombre || 'Sin nombre' })) ??
      [],
    [factores],
  )
  return (
    <>
      <h3 className={styles.subtitulo}>{deOpciones ? 'Opciones' : 'Preguntas'}</h3>
      <Filas lista={lista} nodos={preguntas}>
        {(pregunta, lugar) => (
          <FilaDePregunta
            {...{ pregunta, tipo }}
            parte={clave}
            deVariable={tipo === 'smile' || factores !== undefined}
            factores={opciones}
            {...lugar}
          />
        )}
      </Filas>
      <ProblemaDeLista clave={clave} campo="preguntas" />
      <ProblemaDeLista clave={clave} campo="preguntaAbierta" />
      <div className={styles.agregarVarias}>
        <BotonDeAgregar
          lista={lista}
          texto={deOpciones ? 'Agregar opción' : 'Agregar pregunta'}
          cambio={{ que: 'addPregunta', parte: clave, abierta: false }}
          campo="pregunta"
        />
        {getReglas(tipo).conAbierta && !preguntas.some(({ abierta }) => abierta) && (
          <BotonDeAgregar
            lista={lista}
            segundo
            texto="Agregar pregunta abierta"
            cambio={{ que: 'addPregunta', parte: clave, abierta: true }}
            campo="pregunta"
          />
        )}
      </div>
    </>
  )
})
