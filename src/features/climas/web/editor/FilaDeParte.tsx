import { memo, useMemo } from 'react'
import { LIMITES } from '#domain/climas/limites.ts'
import { formatNombreDeParte, NOMBRE_DE_TIPO } from '../nombres-de-tipos.ts'
import type { Parte, Variable } from './borrador.ts'
import { NumeroDeFila, type Opcion, SeleccionDeFila, TextoDeFila } from './CamposDeFila.tsx'
import { Fila, type LugarDeFila, ProblemaDeLista } from './Fila.tsx'
import { Plegable } from './Plegable.tsx'
import { PreguntasDeParte } from './PreguntasDeParte.tsx'
import styles from './Secciones.module.css'

interface FilaDeParteProps extends LugarDeFila {
  parte: Parte
  variables: readonly Variable[]
  abierta: boolean
}

export const FilaDeParte = memo(function FilaDeParte({
  parte,
  variables,
  abierta,
  ...lugar
}: FilaDeParteProps) {
  const { clave, tipo, preguntas } = parte
  const variable = variables.find((otra) => otra.clave === parte.variable)
  const nombre = formatNombreDeParte({
    tipo,
    variable: tipo === 'smile' ? variable?.nombre : parte.nombre,
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
  const opciones = useMemo(
    () =>
      variables.map(
        (variable): Opcion => ({ valor: variable.clave, texto: variable.nombre || 'Sin nombre' }),
      ),
    [variables],
  )
  return (
    <div className={styles.cabezaDeParte}>
      {tipo === 'smile' ? (
        <SeleccionDeFila
          {...{ clave, opciones }}
          campo="variable"
          rotulo="Variable que mide"
          valor={parte.variable ?? ''}
          vacia="Escoge la variable"
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
