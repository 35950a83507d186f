import { memo, useId, useMemo } from 'react'
import { LIMITES } from '#domain/climas/limites.ts'
import type { Factor, Indicador, Variable } from './borrador.ts'
import llevarVariableStyles from './CamposDeFila.module.css'
import { type Opcion, SeleccionDeFila, TextoDeFila } from './CamposDeFila.tsx'
import { useEditor } from './editor-context.ts'
import { BotonDeAgregar, Fila, Filas, type LugarDeFila, Plegable, ProblemaDeLista } from './Fila.tsx'
import styles from './Secciones.module.css'
import seccionIndicadoresStyles from './Secciones.module.css'

/** Moves a variable to another indicator, with its factors. */
function LlevarVariable({
  clave,
  indicador,
  indicadores,
}: {
  clave: string
  indicador: string
  indicadores: readonly Opcion[]
}) {
  const { change, soloLectura } = useEditor()
  const id = useId()
  return (
    <div className={llevarVariableStyles.campo}>
      <label htmlFor={id} className={llevarVariableStyles.rotulo}>
        Indicador
      </label>
      <select
        id={id}
        value={indicador}
        disabled={soloLectura}
        onChange={(event) => change({ que: 'takeVariable', clave, indicador: event.currentTarget.value })}
      >
        {indicadores.map(({ valor, texto }) => (
          <option key={valor} value={valor}>
            {texto}
          </option>
        ))}
      </select>
    </div>
  )
}

const SENTIDOS: Opcion[] = [
  { valor: 'true', texto: 'Positivo' },
  { valor: 'false', texto: 'Negativo' },
]

interface FilaDeVariableProps extends LugarDeFila {
  variable: Variable
  indicador: string
  indicadores: readonly Opcion[]
  abierta: boolean
}

const FilaDeVariable = memo(function FilaDeVariable({
  variable,
  indicador,
  indicadores,
  abierta,
  ...lugar
}: FilaDeVariableProps) {
  const { clave, nombre, factores } = variable
  const lista = `factores-${clave}`
  const cantidad = `${factores.length} ${factores.length === 1 ? 'factor' : 'factores'}`
  return (
    <Fila
      {...lugar}
      que={`la variable ${nombre || lugar.indice + 1}`}
      detalle={
        abierta && (
          <>
            <div className={styles.variable}>
              <TextoDeFila
                {...{ clave }}
                campo="nombre"
                rotulo="Nombre de la variable"
                hasta="cierre"
                valor={nombre}
                max={LIMITES.nombre}
                pegable={{ que: 'addVariable', indicador }}
                visible
              />
              <LlevarVariable {...{ clave, indicador, indicadores }} />
              <TextoDeFila
                {...{ clave }}
                campo="descripcion"
                rotulo="Descripción"
                hasta="cierre"
                valor={variable.descripcion}
                className={styles.ancho}
                max={LIMITES.descripcion}
                visible
              />
            </div>
            <h3 className={styles.subtitulo}>Factores evaluados</h3>
            <Filas lista={lista} nodos={factores}>
              {(factor, lugar) => <FilaDeFactor factor={factor} variable={clave} {...lugar} />}
            </Filas>
            <ProblemaDeLista clave={clave} campo="factoresEvaluados" />
            <BotonDeAgregar
              lista={lista}
              texto="Agregar factor"
              cambio={{ que: 'addFactor', variable: clave }}
              campo="nombre"
            />
          </>
        )
      }
    >
      <Plegable {...{ clave, abierta }} resumen={cantidad}>
        {nombre || 'Variable sin nombre'}
      </Plegable>
    </Fila>
  )
})

const FilaDeFactor = memo(function FilaDeFactor({
  factor,
  variable,
  ...lugar
}: LugarDeFila & { factor: Factor; variable: string }) {
  const { add } = useEditor()
  const { clave, nombre } = factor
  return (
    <Fila {...lugar} que={`el factor ${nombre || lugar.indice + 1}`} className={styles.factor}>
      <TextoDeFila
        {...{ clave }}
        campo="nombre"
        rotulo={`Nombre del factor ${lugar.indice + 1}`}
        hasta="cierre"
        valor={nombre}
        placeholder="Nombre del factor"
        max={LIMITES.nombre}
        pegable={{ que: 'addFactor', variable }}
        onEnter={lugar.ultima ? () => add({ que: 'addFactor', variable }, 'nombre') : undefined}
      />
      <SeleccionDeFila
        {...{ clave }}
        campo="positiva"
        rotulo={`Sentido del factor ${nombre || lugar.indice + 1}`}
        valor={String(factor.positiva)}
        opciones={SENTIDOS}
        parse={(valor) => valor === 'true'}
      />
    </Fila>
  )
})

/** Indicators, their variables, and the factors each variable is made of. */
export const SeccionIndicadores = memo(function SeccionIndicadores({
  indicadores,
  abiertas,
}: {
  indicadores: Indicador[]
  abiertas: ReadonlySet<string>
}) {
  const opciones = useMemo(
    () =>
      indicadores.map(
        ({ clave, nombre }, i): Opcion => ({ valor: clave, texto: nombre || `Indicador ${i + 1}` }),
      ),
    [indicadores],
  )
  return (
    <>
      <p className={seccionIndicadoresStyles.ayuda}>
        Las rondas de una empresa se comparan por estos nombres: conviene no cambiarlos de un año a otro.
      </p>
      <Filas lista="indicadores" nodos={indicadores} className={seccionIndicadoresStyles.indicadores}>
        {(indicador, lugar) => <FilaDeIndicador {...{ indicador, abiertas, opciones }} {...lugar} />}
      </Filas>
      <ProblemaDeLista clave="indicadores" campo="" />
      <BotonDeAgregar
        lista="indicadores"
        texto="Agregar indicador"
        cambio={{ que: 'addIndicador' }}
        campo="nombre"
      />
    </>
  )
})

const FilaDeIndicador = memo(function FilaDeIndicador({
  indicador,
  abiertas,
  opciones,
  ...lugar
}: LugarDeFila & { indicador: Indicador; abiertas: ReadonlySet<string>; opciones: readonly Opcion[] }) {
  const { clave, nombre, variables } = indicador
  const lista = `variables-${clave}`
  return (
    <Fila
      {...lugar}
      que={`el indicador ${nombre || lugar.indice + 1}`}
      className={seccionIndicadoresStyles.indicador}
      detalle={
        <>
          <Filas lista={lista} nodos={variables}>
            {(variable, lugar) => (
              <FilaDeVariable
                variable={variable}
                indicador={clave}
                indicadores={opciones}
                abierta={abiertas.has(variable.clave)}
                {...lugar}
              />
            )}
          </Filas>
          <ProblemaDeLista clave={clave} campo="variables" />
          <BotonDeAgregar
            lista={lista}
            texto="Agregar variable"
            cambio={{ que: 'addVariable', indicador: clave }}
            campo="nombre"
          />
        </>
      }
    >
      <TextoDeFila
        {...{ clave }}
        campo="nombre"
        rotulo={`Nombre del indicador ${lugar.indice + 1}`}
        hasta="cierre"
        valor={nombre}
        placeholder="Nombre del indicador"
        max={LIMITES.nombre}
      />
    </Fila>
  )
})
