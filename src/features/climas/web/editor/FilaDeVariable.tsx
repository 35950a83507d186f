import { memo } from 'react'
import { LIMITES } from '#domain/climas/limites.ts'
import { BotonDeAgregar } from './BotonDeAgregar.tsx'
import type { Factor, Variable } from './borrador.ts'
import { type Opcion, SeleccionDeFila, TextoDeFila } from './CamposDeFila.tsx'
import { useEditor } from './editor-context.ts'
import { Fila, Filas, type LugarDeFila, ProblemaDeLista } from './Fila.tsx'
import { LlevarVariable } from './LlevarVariable.tsx'
import { Plegable } from './Plegable.tsx'
import styles from './Secciones.module.css'

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

export const FilaDeVariable = memo(function FilaDeVariable({
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
