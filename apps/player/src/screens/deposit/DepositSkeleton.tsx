import { FieldShapes } from '../../features/payments/parts/Shapes.tsx';
import { OperatorsShape } from '../../ui/operator/OperatorsShape.tsx';

/** Four operators and two fields, in their places. */
export function DepositSkeleton() {
  return (
    <>
      <OperatorsShape />
      <FieldShapes count={2} />
    </>
  );
}
