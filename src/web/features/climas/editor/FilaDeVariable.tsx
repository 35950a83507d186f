import { memo } from 'react'
import { LIMITES } from '../../../../domain/climas/limites.ts'
import { BotonDeAgregar } from './BotonDeAgregar.tsx'
import type { Factor, Variable } from './borrador.ts'
import { type Opcion, SeleccionDeFila, TextoDeFila } from './CamposDeFila.tsx'
import { useEditor } from './editor-context.ts'
import { Fila, type LugarDeFila } from './Fila.tsx'
import { LlevarVariable } from './LlevarVariable.tsx'
import { Plegable } from './Plegable.tsx'
import { ProblemaDeLista } from './ProblemaDeLista.tsx'
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
                valor={nombre}
                max={LIMITES.nombre}
                visible
              />
              <LlevarVariable {...{ clave, indicador, indicadores }} />
              <TextoDeFila
                {...{ clave }}
                campo="descripcion"
                rotulo="Descripción"
                valor={variable.descripcion}
                className={styles.ancho}
                max={LIMITES.descripcion}
                visible
              />
            </div>
            <h3 className={styles.subtitulo}>Factores evaluados</h3>
            <ol className={styles.lista}>
              {factores.map((factor, indice) => (
                <FilaDeFactor
                  key={factor.clave}
                  factor={factor}
                  variable={clave}
                  clave={factor.clave}
                  lista={lista}
                  indice={indice}
                  ultima={indice === factores.length - 1}
                />
              ))}
            </ol>
            <ProblemaDeLista clave={clave} campo="factoresEvaluados" />
            <BotonDeAgregar
              lista={lista}
              texto="Agregar factor"
              cambio={{ que: 'agregarFactor', variable: clave }}
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
  const { agregar } = useEditor()
  const { clave, nombre } = factor
  return (
    <Fila {...lugar} que={`el factor ${nombre || lugar.indice + 1}`} className={styles.factor}>
      <TextoDeFila
        {...{ clave }}
        campo="nombre"
        rotulo={`Nombre del factor ${lugar.indice + 1}`}
        valor={nombre}
        placeholder="Nombre del factor"
        max={LIMITES.nombre}
        onEnter={lugar.ultima ? () => agregar({ que: 'agregarFactor', variable }, 'nombre') : undefined}
      />
      <SeleccionDeFila
        {...{ clave }}
        campo="positiva"
        rotulo={`Sentido del factor ${nombre || lugar.indice + 1}`}
        valor={String(factor.positiva)}
        opciones={SENTIDOS}
        leer={(valor) => valor === 'true'}
      />
    </Fila>
  )
})
