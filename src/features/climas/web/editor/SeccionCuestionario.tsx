import { memo, useMemo } from 'react'
import { LIMITES } from '#domain/climas/limites.ts'
import { TIPOS_DE_PARTE } from '#domain/cuestionario/cuestionario.ts'
import { countPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { canMedir } from '#domain/cuestionario/tipos-de-parte.ts'
import { formatNombreDeParte, NOMBRE_DE_TIPO } from '../nombres-de-tipos.ts'
import type { Indicador, Parte, Variable } from './borrador.ts'
import { MarcaDeFila, NumeroDeFila, type Opcion, SeleccionDeFila, TextoDeFila } from './CamposDeFila.tsx'
import { useEditor } from './editor-context.ts'
import { BotonDeAgregar, Fila, Filas, type LugarDeFila, Plegable, ProblemaDeLista } from './Fila.tsx'
import { PreguntasDeParte } from './PreguntasDeParte.tsx'
import { PuntosDeEscala } from './PuntosDeEscala.tsx'
import styles from './Secciones.module.css'

/** The type of a part is chosen once: each asks for other things. */
function AgregarParte() {
  const { canAdd } = useEditor()
  if (!canAdd('addParte')) return null
  return (
    <div className={styles.agregarParte}>
      <h3 className={styles.subtitulo}>Agregar una parte de</h3>
      {TIPOS_DE_PARTE.map((tipo, i) => (
        <BotonDeAgregar
          key={tipo}
          lista="partes"
          segundo={i > 0}
          texto={NOMBRE_DE_TIPO[tipo]}
          cambio={{ que: 'addParte', tipo }}
          campo={tipo === 'smile' ? 'variable' : 'preguntaGeneral'}
        />
      ))}
    </div>
  )
}

interface FilaDeParteProps extends LugarDeFila {
  parte: Parte
  variables: readonly Variable[]
  abierta: boolean
}

const FilaDeParte = memo(function FilaDeParte({ parte, variables, abierta, ...lugar }: FilaDeParteProps) {
  const { clave, tipo, preguntas } = parte
  const variable = variables.find((otra) => otra.clave === parte.variable)
  const nombre = formatNombreDeParte({
    tipo,
    variable: canMedir(tipo) ? variable?.nombre : parte.nombre,
    preguntaGeneral: parte.preguntaGeneral,
  })
  return (
    <Fila
      {...lugar}
      que={`la parte ${lugar.indice + 1}, ${nombre}`}
      className={styles.parte}
      detalle={
        abierta && (
          <>
            <CabezaDeParte parte={parte} variables={variables} />
            <PreguntasDeParte {...{ clave, tipo, preguntas }} factores={variable?.factores} />
          </>
        )
      }
    >
      <b className={styles.orden}>{lugar.indice + 1}</b>
      <div>
        <Plegable {...{ clave, abierta }} resumen={`${NOMBRE_DE_TIPO[tipo]}, ${preguntas.length}`}>
          {nombre}
        </Plegable>
        <ProblemaDeLista clave={clave} campo="tipo" />
        <ProblemaDeLista clave={clave} campo="orden" />
      </div>
    </Fila>
  )
})

function CabezaDeParte({ parte, variables }: { parte: Parte; variables: readonly Variable[] }) {
  const { clave, tipo } = parte
  const { conInvitados } = useEditor()
  const opciones = useMemo(
    () =>
      variables.map(
        (variable): Opcion => ({ valor: variable.clave, texto: variable.nombre || 'Sin nombre' }),
      ),
    [variables],
  )
  return (
    <div className={styles.cabezaDeParte}>
      {canMedir(tipo) ? (
        <SeleccionDeFila
          {...{ clave, opciones }}
          campo="variable"
          rotulo={tipo === 'smile' ? 'Variable que mide' : 'Variable que mide, si mide una'}
          valor={parte.variable ?? ''}
          vacia={tipo === 'smile' ? 'Escoge la variable' : 'Ninguna: se lee aparte'}
          parse={(valor) => valor || null}
          visible
        />
      ) : (
        <TextoDeFila
          {...{ clave }}
          campo="nombre"
          problemaEn="variable"
          rotulo="Nombre de la parte, opcional: solo lo ve el equipo"
          hasta="cierre"
          valor={parte.nombre}
          max={LIMITES.nombre}
          visible
        />
      )}
      {tipo === 'seleccionMultiple' && (
        <NumeroDeFila
          {...{ clave }}
          campo="cantidadDeOpciones"
          rotulo="Máximo que se puede escoger"
          valor={parte.cantidadDeOpciones}
          visible
        />
      )}
      {tipo === 'escala' && <PuntosDeEscala parte={parte} />}
      {tipo === 'tiempoDeLaborarEnEmpresa' && (
        <MarcaDeFila
          {...{ clave }}
          campo="enOrden"
          rotulo="Son tramos en orden: los vecinos de poca gente se leen juntos"
          nombre="Son tramos en orden"
          marcada={parte.enOrden}
          fija={conInvitados}
        />
      )}
      <TextoDeFila
        {...{ clave }}
        campo="preguntaGeneral"
        rotulo="Pregunta general: encabeza la página del encuestado"
        hasta="cierre"
        valor={parte.preguntaGeneral}
        className={styles.ancho}
        max={LIMITES.preguntaGeneral}
        visible
      />
    </div>
  )
}

/** As the climate's page and the mails count them. */
const countDeBorrador = (partes: readonly Parte[]) =>
  countPreguntas({
    partesCuestionario: partes.map(({ tipo, preguntas }) => ({
      tipo,
      preguntas: preguntas.filter(({ abierta }) => !abierta),
      preguntaAbierta: preguntas.find(({ abierta }) => abierta),
    })),
  })

export const SeccionCuestionario = memo(function SeccionCuestionario({
  partes,
  indicadores,
  abiertas,
}: {
  partes: Parte[]
  indicadores: Indicador[]
  abiertas: ReadonlySet<string>
}) {
  const variables = useMemo(
    () => indicadores.flatMap((indicador): Variable[] => indicador.variables),
    [indicadores],
  )
  const preguntas = countDeBorrador(partes)
  return (
    <>
      <p className={styles.ayuda}>
        {preguntas} {preguntas === 1 ? 'pregunta' : 'preguntas'} en {partes.length}{' '}
        {partes.length === 1 ? 'parte' : 'partes'}. Se contestan en este orden, cinco por página en las partes
        de caras, de Exelente a Malo y de escala.
      </p>
      <Filas lista="partes" nodos={partes}>
        {(parte, lugar) => (
          <FilaDeParte parte={parte} variables={variables} abierta={abiertas.has(parte.clave)} {...lugar} />
        )}
      </Filas>
      <ProblemaDeLista clave="cuestionario" campo="partesCuestionario" />
      <AgregarParte />
    </>
  )
})
