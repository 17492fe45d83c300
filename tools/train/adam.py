"""The Adam optimizer: gradient descent with a separate rate for each parameter."""

import numpy as np

from tools.train.positions import Floats


class Adam:
    """An optimizer that changes named parameters in place; its rate falls to zero at the end."""

    def __init__(self, parameters: dict[str, Floats], rate: float, steps: int) -> None:
        self.parameters = parameters
        self.rate, self.steps, self.done = rate, steps, 0
        self.mean = {name: np.zeros_like(one) for name, one in parameters.items()}
        self.spread = {name: np.zeros_like(one) for name, one in parameters.items()}

    def step(self, slopes: dict[str, Floats]) -> None:
        self.done += 1
        rate = self.rate * (1 - self.done / (self.steps + 1))
        for name, slope in slopes.items():
            mean = self.mean[name] = 0.9 * self.mean[name] + 0.1 * slope
            spread = self.spread[name] = 0.999 * self.spread[name] + 0.001 * slope**2
            way = mean / (1 - 0.9**self.done)
            self.parameters[name] -= rate * way / (np.sqrt(spread / (1 - 0.999**self.done)) + 1e-8)
