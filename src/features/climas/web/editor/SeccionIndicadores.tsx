import { memo, useMemo } from 'react'
import { LIMITES } from '#domain/climas/limites.ts'
import { BotonDeAgregar } from './BotonDeAgregar.tsx'
import type { Indicador } from './borrador.ts'
import { type Opcion, TextoDeFila } from './CamposDeFila.tsx'
import { Fila, Filas, type LugarDeFila, ProblemaDeLista } from './Fila.tsx'
import { FilaDeVariable } from './FilaDeVariable.tsx'
import styles from './Secciones.module.css'

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
      <p className={styles.ayuda}>
        Un indicador agrupa variables, y una variable los factores que evalúan las preguntas. Las rondas de
        una empresa se comparan por estos nombres: conviene no cambiarlos de un año a otro.
      </p>
      <Filas lista="indicadores" nodos={indicadores} className={styles.indicadores}>
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
      className={styles.indicador}
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
