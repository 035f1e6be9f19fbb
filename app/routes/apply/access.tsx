import { ClosedDoor } from '../../layout/closed-door.tsx';

export default function ToCome() {
  return <ClosedDoor title="…">{null}</ClosedDoor>;
}
